import { STICKER_NAMES } from '@herohood/domain/praise/praise';
import { Sticker } from '@herohood/ui/sticker/sticker';
import { sayName } from '@herohood/ui/text/say-name';
import { useEffect, useState } from 'react';
import Bubble from '~icons/fluent-emoji-flat/speech-balloon';
import { VoiceNote } from '../../layout/voice-note';
import { type Celebration, readCelebrations, setCelebrations } from '../../lib/celebrations';
import { isSilent, play } from '../../lib/sound';
import { speak, stopSpeaking } from '../../lib/speech';
import { praiseText as words } from '../../text/en/praise';
import { CelebrationCard } from './celebration-card';
import { throwConfetti } from './confetti';
import styles from './praise-celebration.module.css';

type Praise = Extract<Celebration, { kind: 'praise' }>;
type Props = { praise: Praise; onClose: () => void };

/** Larger for one than beside others, in CSS pixels. */
const ART_SIZES = { one: 150, many: 84 };

const isPraise = (each: Celebration): each is Praise => each.kind === 'praise';
const nameOf = (sticker: NonNullable<Praise['sticker']>) => sayName(STICKER_NAMES[sticker]);

/** What parents said with a yes, all of it on one card: stickers, lines, which are spoken, and voices, of which the first begins by itself. */
export function PraiseCelebration({ praise, onClose }: Props) {
  const [all] = useState(() => [
    praise,
    ...readCelebrations()
      .filter(isPraise)
      .filter((each) => each !== praise),
  ]);
  const stickers = all.flatMap(({ sticker }) => sticker ?? []);
  const lines = all.filter(({ message }) => message);
  const voices = all.filter(({ voiceUrl }) => voiceUrl !== null);
  const isOfOne = all.every(({ from }) => from === praise.from);
  const isSaid = lines.length + voices.length > 0;
  const title = !isOfOne ? words.proudAll : isSaid ? words.says(praise.from) : words.proud(praise.from);
  const hasVoice = voices.length > 0;
  const said = lines.map(({ message }) => message).join('. ');

  useEffect(() => {
    void throwConfetti(false);
    if (!hasVoice) play('gift');
    // Two at once would understand nobody: a voice comes first, and the line waits for its button.
    if (!hasVoice && said && !isSilent()) speak(`${title}: ${said}`);
    return stopSpeaking;
  }, [title, said, hasVoice]);

  function close() {
    // The one on show is ended by whoever shows it.
    setCelebrations(readCelebrations().filter((each) => each === praise || !all.some((one) => one === each)));
    onClose();
  }

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
      onAct={close}
      onClose={close}
    >
      {lines.map(({ completionId, message, from }) => (
        <p key={completionId} className={styles.line}>
          {!isOfOne && <small>{words.says(from)} </small>}
          <bdi>{message}</bdi>
        </p>
      ))}
      {voices.map(({ completionId, voiceUrl, from }, at) => (
        <VoiceNote key={completionId} url={voiceUrl!} from={from} isEager={at === 0} />
      ))}
    </CelebrationCard>
  );
}
