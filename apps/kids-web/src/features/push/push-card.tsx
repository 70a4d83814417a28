import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import Bell from '~icons/fluent-emoji-flat/bell';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { pushText } from '../../text/en/push';
import styles from './push-card.module.css';
import { rememberWish, usePushWish } from './push-wish';
import { usePush } from './use-push';

type Props = {
  heroId: string;
  /** The hero has just seen what a mission is: before that the question would mean nothing to them. */
  mayAsk: boolean;
};

const words = pushText.ask;

/**
 * Keeps this browser's pushes as the hero wanted them, and asks them once whether reminders may come while the app is
 * closed; the browser's own question follows a yes. The settings keep the switch for later.
 */
export default function PushCard({ heroId, mayAsk }: Props) {
  const { state, isBusy, turnOn } = usePush(heroId);
  const wish = usePushWish(heroId);
  if (!mayAsk || wish !== null || state !== 'off') return null;

  return (
    <section className={styles.card} data-accent="sunshine" aria-label={words.title}>
      <div className={styles.head}>
        <Bell className={styles.bell} />
        <div className={styles.words}>
          <h3 className={styles.title}>{words.title}</h3>
          <p className={styles.body}>{words.body}</p>
        </div>
        <ReadAloudButton name={words.title} words={`${words.title} ${words.body}`} />
      </div>
      <div className={styles.acts}>
        <ChunkyButton
          accent="sunshine"
          className={styles.yes}
          disabled={isBusy}
          onClick={() => void turnOn()}
        >
          {words.yes}
        </ChunkyButton>
        <ChunkyButton
          kind="quiet"
          accent="sunshine"
          disabled={isBusy}
          onClick={() => rememberWish(heroId, 'no')}
        >
          {words.no}
        </ChunkyButton>
      </div>
    </section>
  );
}
