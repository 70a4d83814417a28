import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import Thinking from '~icons/fluent-emoji-flat/thinking-face';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { loadOfflineStore } from '../../offline/load-offline-store';
import { type Refusal, setOfflineStatus } from '../../offline/offline-status';
import { refusedText } from '../../text/en/offline';
import { Notice } from './notice';
import styles from './refused-card.module.css';

const words = refusedText;

const sentenceOf = ({ name, reason }: Refusal) => `${name || words.unnamed}: ${words.reasons[reason]}`;

/** Gone at once; where it is kept it goes as soon as that can be reached. */
function dismiss(refused: readonly Refusal[]): void {
  setOfflineStatus({ refused: [] });
  loadOfflineStore()
    .then((offline) => offline.dismiss(refused))
    .catch(() => {});
}

/** Saved missions that the server did not count, and why: told until the child has seen it. */
export function RefusedCard({ refused }: { refused: readonly Refusal[] }) {
  return (
    <Notice
      accent="coral"
      art={<Thinking width={64} height={64} />}
      title={words.title}
      actions={
        <>
          <ReadAloudButton name={words.title} words={[words.title, ...refused.map(sentenceOf)].join('. ')} />
          <ChunkyButton accent="coral" onClick={() => dismiss(refused)}>
            {words.close}
          </ChunkyButton>
        </>
      }
    >
      <ul className={styles.list}>
        {refused.map((each) => (
          <li key={`${each.tap.habitId}${each.tap.completedAt}`}>
            <strong>{each.name || words.unnamed}</strong> {words.reasons[each.reason]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
