import { CheerPicture } from '@herohood/ui/cheer-picture/cheer-picture';
import { trpc } from '../../lib/api';
import { cheerNames, visitsText } from '../../text/en/world';
import styles from './visits.module.css';

const words = visitsText;
/** More than these nobody scrolls through. */
const SHOWN = 24;

/** The cheers that siblings left, the newest first. */
export function ReceivedCheers({ heroId }: { heroId: string }) {
  const { data: cheers } = trpc.world.cheers.useQuery({ id: heroId });
  if (!cheers) return null;
  return (
    <section className={styles.picker} aria-label={words.received}>
      <h3 className={styles.title}>{words.received}</h3>
      {cheers.length === 0 && <p className={styles.note}>{words.noneReceived}</p>}
      <ul className={styles.received}>
        {cheers.slice(0, SHOWN).map(({ id, fromName, cheer }) => (
          <li key={id} className={styles.got}>
            <span role="img" aria-label={words.receivedFrom(fromName, cheerNames[cheer])}>
              <CheerPicture cheer={cheer} size={44} />
            </span>
            <span aria-hidden>{fromName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
