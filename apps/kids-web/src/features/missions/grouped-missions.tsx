import { serverNow } from '@herohood/browser/server-clock';
import { canComplete } from '@herohood/domain/missions/today-status';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import type { ReactNode } from 'react';
import { useLook } from '../../device/look';
import { dueNow, groupsOf, type MissionGroup, nextOf, nowAndLater } from './day-parts';
import { FoldArrow } from './fold-arrow';
import { GroupHead } from './group-head';
import styles from './missions-list.module.css';
import type { Mission } from './missions-of';
import type { Day } from './use-missions';

type Props = {
  missions: readonly Mission[];
  day: Pick<Day, 'parts' | 'minute'>;
  /** The day is marked as one of rest: what nobody waits for is folded, too. */
  isRest: boolean;
  /** Something else comes first. */
  hasNext: boolean;
  /** Whether it was done just now, and stays where it was. */
  isStaying: (mission: Mission) => boolean;
  /** Draws missions below each other. */
  listOf: (missions: readonly Mission[], next: Mission | undefined) => ReactNode;
};

const openOf = ({ missions }: MissionGroup) => missions.filter(({ status }) => canComplete(status));

/** The missions of a day that has parts, or some that nobody waits for: what comes later is folded until it is tapped, as are all of a day of rest. */
export default function GroupedMissions({ missions, day, isRest, hasNext, isStaying, listOf }: Props) {
  const { hasClock } = useLook();
  const byPart = groupsOf(missions, { ...day, now: serverNow().getTime(), isStaying });
  const next = hasNext ? undefined : nextOf(dueNow(byPart));
  const groups = hasClock ? byPart : nowAndLater(byPart, isRest);
  const firstLater = groups.find((group) => group.kind === 'later' && openOf(group).length > 0);
  return groups.map((group) => (
    <Group
      key={`${group.kind} ${group.part}`}
      group={group}
      isFolded={group.kind === 'later' || (isRest && group.kind === 'extra')}
      isPause={hasClock && !next && !hasNext && group === firstLater}
      hasHead={hasClock || groups.length > 1}
      isFirst={group.missions.some((mission) => mission === next)}
    >
      {listOf(group.missions, next)}
    </Group>
  ));
}

type GroupProps = {
  group: MissionGroup;
  /** As long as some of it is left to do. */
  isFolded: boolean;
  /** Nothing else is left to do by now. */
  isPause: boolean;
  /** There is something else to tell it from. */
  hasHead: boolean;
  /** The next mission is among them. */
  isFirst: boolean;
  children: ReactNode;
};

/** More of them would not stand beside the words of a phone. */
const PEEP = 3;

function Group({ group, isFolded, isPause, hasHead, isFirst, children }: GroupProps) {
  const open = openOf(group);
  if (!isFolded || open.length === 0) {
    return (
      <section className={styles.group}>
        {/* It goes with the last one that is open. */}
        {hasHead && open.length > 0 && <GroupHead group={group} isFirst={isFirst} />}
        {children}
      </section>
    );
  }
  return (
    <div className={styles.group}>
      {isPause && <GroupHead group={{ kind: 'pause', part: 'any' }} />}
      <details className={styles.later}>
        <summary className={styles.fold}>
          <GroupHead group={group} count={open.length} />
          <span className={styles.peep} aria-hidden>
            {open.slice(0, PEEP).map(({ habit }) => (
              <HabitIcon key={habit.id} icon={habit.icon} size={30} />
            ))}
          </span>
          <FoldArrow />
        </summary>
        {children}
      </details>
    </div>
  );
}
