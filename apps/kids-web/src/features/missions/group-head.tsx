import { partsText as words } from '../../text/en/parts';
import type { MissionGroup } from './day-parts';
import styles from './group-head.module.css';
import { PartPicture } from './part-picture';

type Props = {
  /** `pause`: nothing of it is left to do by now, and more comes later. */
  group: { kind: MissionGroup['kind'] | 'pause'; part: MissionGroup['part'] };
  /** Folded: how many missions are behind it. */
  count?: number;
  /** The next mission follows, which says so itself. */
  isFirst?: boolean;
};

/** What the missions below it have in common; of folded ones what they are and how many. */
export function GroupHead({ group: { kind, part }, count, isFirst = false }: Props) {
  const picture = kind === 'now' || kind === 'later' ? part : kind;
  if (count !== undefined) {
    return (
      <>
        <PartPicture of={picture} />
        {kind === 'extra' ? words.folded(count) : words.later(part, count)}
      </>
    );
  }
  const title = kind === 'now' || kind === 'later' ? words.part[part] : words[kind].title;
  const note = kind === 'still' || kind === 'extra' || kind === 'pause' ? words[kind].note : null;
  return (
    <div className={styles.head} data-first={isFirst}>
      <PartPicture of={picture} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
