import { serverNow } from '@herohood/browser/server-clock';
import { sayName } from '@herohood/browser/text/say-name';
import { STICKER_NAMES } from '@herohood/domain/praise/praise';
import type { KeptPraise } from '@herohood/domain/praise/schema';
import { Sticker } from '@herohood/ui/sticker/sticker';
import Bubble from '~icons/fluent-emoji-flat/speech-balloon';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { relativeTime } from '../../layout/relative-time';
import { VoiceNote } from '../../layout/voice-note';
import { praiseText as words } from '../../text/en/praise';
import styles from './praise-shelf.module.css';

const SIZE = 64;

/** One praise: who said it and when, the sticker, the line, the voice. */
export function PraiseRow({ praise }: { praise: KeptPraise }) {
  const { sticker, message, voiceUrl, from, at, completionId } = praise;
  const title = words.says(from);
  const when = relativeTime(Date.parse(at), serverNow().getTime());
  return (
    <li className={styles.row}>
      {sticker ? (
        <span role="img" aria-label={words.sticker(sayName(STICKER_NAMES[sticker]))}>
          <Sticker id={sticker} size={SIZE} />
        </span>
      ) : (
        <Bubble width={SIZE} height={SIZE} aria-hidden />
      )}
      <div className={styles.said}>
        <strong>{title}</strong>
        {message && (
          <p className={styles.line}>
            <bdi>{message}</bdi>
          </p>
        )}
        <span className={styles.when}>{completionId ? when : `${when}, ${words.bonus}`}</span>
      </div>
      <div className={styles.acts}>
        {voiceUrl && <VoiceNote url={voiceUrl} from={from} />}
        {message && <ReadAloudButton name={message} words={`${title}: ${message}`} />}
      </div>
    </li>
  );
}
