import { CHEERS, type CheerId } from '@herohood/domain/world/cheer';
import { CheerPicture } from '@herohood/ui/cheer-picture/cheer-picture';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { cheerNames } from '../../text/en/world';
import styles from './visits.module.css';

type Props = {
  title: string;
  /** What has become of the last one. */
  note: string | null;
  /** The one that flies off. */
  sent: CheerId | null;
  onCheer: (cheer: CheerId) => void;
};

/** Twelve pictures, each of which says something kind. */
export function CheerPicker({ title, note, sent, onCheer }: Props) {
  return (
    <section className={styles.picker} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <ReadAloudButton name={title} words={note ?? title} />
      </header>
      <ul className={styles.cheers}>
        {CHEERS.map((cheer) => (
          <li key={cheer}>
            <button
              type="button"
              className={styles.cheer}
              data-sent={cheer === sent}
              aria-label={cheerNames[cheer]}
              onClick={() => onCheer(cheer)}
            >
              <CheerPicture cheer={cheer} size={48} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {note}
      </p>
    </section>
  );
}
