import { canComplete } from '@herohood/domain/missions/today-status';
import { lazily } from '@herohood/ui/runtime/lazy-part';
import { type ReactNode, useState } from 'react';
import section from '../../layout/section-head.module.css';
import { useLook } from '../../lib/look';
import { missionsText } from '../../text/en/missions';
import { dayCountOf } from './day-count';
import { FoldArrow } from './fold-arrow';
import { MissionCard } from './mission-card';
import { MissionSkeleton } from './mission-skeleton';
import styles from './missions-list.module.css';
import type { Mission } from './missions-of';
import { nextOf } from './next-of';
import type { Day } from './use-missions';

type Props = {
  missions: readonly Mission[];
  day: Pick<Day, 'parts' | 'minute'>;
  /** The day is marked as one of rest. */
  isRest: boolean;
  /** The first view stands: what it does not need may come. */
  isAtRest: boolean;
  /** Between what is open and what is done. */
  between?: ReactNode;
  onComplete: (mission: Mission) => void;
  onWithdraw: (mission: Mission) => void;
  /** Opens what helps with the deed. */
  onTool: (mission: Mission) => void;
};

// Most families have one list for all of the day.
const GroupedMissions = lazily(() => import('./grouped-missions'), MissionSkeleton);

const isDone = ({ status }: Mission) => !canComplete(status);
const idsOf = (missions: readonly Mission[]) => missions.filter(isDone).map(({ habit }) => habit.id);

/**
 * What is still to do first, by the parts of the day: those that come later are folded. What was done before this section was opened lies folded
 * below, until nothing is left to do. What is done while it is open stays where it is, so that nothing moves away under a finger.
 */
export function MissionsList({
  missions,
  day,
  isRest,
  isAtRest,
  between,
  onComplete,
  onWithdraw,
  onTool,
}: Props) {
  const look = useLook();
  const [folded, setFolded] = useState(() => idsOf(missions));
  const done = new Set(idsOf(missions));
  // One that was taken back, or came back with a new day, is open again.
  const still = folded.filter((id) => done.has(id));
  if (still.length < folded.length) setFolded(still);

  const isFolded = ({ habit }: Mission) => still.includes(habit.id);
  const shown = missions.filter((mission) => !isFolded(mission));
  const past = missions.filter(isFolded);
  const listOf = (of: readonly Mission[], next?: Mission) => (
    <ul className={`${section.list} ${styles.list}`} data-as={look.missions}>
      {of.map((mission) => (
        <MissionCard
          key={mission.habit.id}
          mission={mission}
          isNext={mission === next}
          isAtRest={isAtRest}
          onComplete={() => onComplete(mission)}
          onWithdraw={() => onWithdraw(mission)}
          onTool={() => onTool(mission)}
        />
      ))}
    </ul>
  );
  const isPlain = shown.every(({ part, isOptional }) => part === 'any' && !isOptional);
  return (
    <>
      {isPlain ? (
        listOf(shown, nextOf(shown))
      ) : (
        <GroupedMissions missions={shown} day={day} isRest={isRest} listOf={listOf} />
      )}
      {between}
      {past.length > 0 &&
        (shown.every(isDone) ? (
          <div className={styles.past}>{listOf(past)}</div>
        ) : (
          <details className={styles.past}>
            <summary className={styles.fold}>
              <FoldArrow />
              {missionsText.day.text({ ...dayCountOf(past), open: 0 })}
            </summary>
            {listOf(past)}
          </details>
        ))}
    </>
  );
}
