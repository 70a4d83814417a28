import { sayName } from '@herohood/browser/text/say-name';
import { STICKER_NAMES } from '@herohood/domain/praise/praise';
import { Sticker } from '@herohood/ui/sticker/sticker';
import { useEffect } from 'react';
import Bubble from '~icons/fluent-emoji-flat/speech-balloon';
import { isSilent, play } from '../../../device/sound';
import { speak, stopSpeaking } from '../../../device/speech';
import { VoiceNote } from '../../../layout/voice-note';
import { praiseText as words } from '../../../text/en/praise';
import { CelebrationCard } from '../celebration-card';
import { throwConfetti } from '../confetti';
import type { CardProps, Item } from '../parties';
import styles from './praise.module.css';

/** Larger for one than beside others, in CSS pixels. */
const ART_SIZES = { one: 150, many: 84 };

const nameOf = (sticker: NonNullable<Item<'praise'>['sticker']>) => sayName(STICKER_NAMES[sticker]);

/** What parents said with a yes, all of it on one card: stickers, lines, which are spoken, and voices, of which the first begins by itself. */
export function PraiseCelebration({ items, onClose }: CardProps<'praise'>) {
  const { from } = items[0]!;
  const stickers = items.flatMap(({ sticker }) => sticker ?? []);
  const lines = items.filter(({ message }) => message);
  const voices = items.filter(({ voiceUrl }) => voiceUrl !== null);
  const isOfOne = items.every((each) => each.from === from);
  const isSaid = lines.length + voices.length > 0;
  const title = !isOfOne ? words.proudAll : isSaid ? words.says(from) : words.proud(from);
  const hasVoice = voices.length > 0;
  const said = lines.map(({ message }) => message).join('. ');

  useEffect(() => {
    void throwConfetti(false);
    if (!hasVoice) play('gift');
    // Two at once would understand nobody: a voice comes first, and the line waits for its button.
    if (!hasVoice && said && !isSilent()) speak(`${title}: ${said}`);
    return stopSpeaking;
  }, [title, said, hasVoice]);

  return (
    <CelebrationCard
      accent="purple"
      art={
        stickers.length > 0 ? (
          <span className={styles.stickers}>
            {stickers.map((sticker, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a sticker may be given twice
                key={at}
                className={styles.sticker}
                role="img"
                aria-label={words.sticker(nameOf(sticker))}
              >
                <Sticker id={sticker} size={ART_SIZES[stickers.length === 1 ? 'one' : 'many']} />
              </span>
            ))}
          </span>
        ) : (
          <Bubble width={112} height={112} aria-hidden />
        )
      }
      title={title}
      spoken={[said, ...stickers.map((sticker) => words.sticker(nameOf(sticker)))].filter(Boolean).join('. ')}
      hasOwnVoice
      act={words.close}
      onClose={onClose}
    >
      {lines.map(({ id, message, from }) => (
        <p key={id} className={styles.line}>
          {!isOfOne && <small>{words.says(from)} </small>}
          <bdi>{message}</bdi>
        </p>
      ))}
      {voices.map(({ id, voiceUrl, from }, at) => (
        <VoiceNote key={id} url={voiceUrl!} from={from} isEager={at === 0} />
      ))}
    </CelebrationCard>
  );
}
