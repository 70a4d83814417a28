import { STICKER_NAMES } from '@herohood/domain/praise/praise';
import { Sticker } from '@herohood/ui/sticker/sticker';
import { sayName } from '@herohood/ui/text/say-name';
import { useEffect } from 'react';
import Bubble from '~icons/fluent-emoji-flat/speech-balloon';
import { VoiceNote } from '../../layout/voice-note';
import { isSilent, play } from '../../lib/sound';
import { speak, stopSpeaking } from '../../lib/speech';
import { praiseText as words } from '../../text/en/praise';
import { CelebrationCard } from './celebration-card';
import { throwConfetti } from './confetti';
import type { CardProps } from './parties';
import styles from './praise-celebration.module.css';

const ART_SIZE = 150;

/** A parent has praised: the sticker large, the line, which is spoken, and the voice, which begins by itself. */
export function PraiseCelebration({ items, onClose }: CardProps<'praise'>) {
  const { sticker, message, voiceUrl, from } = items[0]!;
  const title = words.says(from);
  const hasVoice = voiceUrl !== null;

  useEffect(() => {
    void throwConfetti(false);
    if (!hasVoice) play('gift');
    // Two at once would understand nobody: a voice comes first, and the line waits for its button.
    if (!hasVoice && message && !isSilent()) speak(`${title}: ${message}`);
    return stopSpeaking;
  }, [title, message, hasVoice]);

  return (
    <CelebrationCard
      accent="purple"
      art={
        sticker ? (
          <span
            className={styles.sticker}
            role="img"
            aria-label={words.sticker(sayName(STICKER_NAMES[sticker]))}
          >
            <Sticker id={sticker} size={ART_SIZE} />
          </span>
        ) : (
          <Bubble width={112} height={112} aria-hidden />
        )
      }
      title={title}
      spoken={[message, sticker && words.sticker(sayName(STICKER_NAMES[sticker]))].filter(Boolean).join('. ')}
      hasOwnVoice
      act={words.close}
      onAct={onClose}
      onClose={onClose}
    >
      {message && (
        <p className={styles.line}>
          <bdi>{message}</bdi>
        </p>
      )}
      {voiceUrl && <VoiceNote url={voiceUrl} from={from} isEager />}
    </CelebrationCard>
  );
}
