import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { canComplete } from '@herohood/domain/missions/today-status';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { type ReactNode, useRef } from 'react';
import { LookContext, useLook } from '../../device/look';
import { CardsComing } from '../../layout/cards-coming';
import section from '../../layout/section-head.module.css';
import { missionsText } from '../../text/en/missions';
import { looksOf } from '../home/public';
import { dayCountOf } from './day-count';
import { nextOf } from './day-parts';
import { MissionCard } from './mission-card';
import { MissionTime, sharedHours } from './mission-hours';
import styles from './missions-list.module.css';
import { isSaved, type Mission } from './missions-of';
import type { Day } from './use-missions';
import { useBreath, useStaying } from './use-staying';

type Props = {
  hero: Child;
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
const GroupedMissions = lazily(() => import('./grouped-missions'), CardsComing);
const ChestArt = lazily(() => import('@herohood/ui/chest-art/chest-art'));

const isDone = ({ status }: Mission) => !canComplete(status);

/**
 * What is still to do, by the parts of the day: what a parent sent back comes first, what comes later is folded. What waits is a shelf of chests,
 * and what is approved lies folded below, until nothing is left to do.
 */
export function MissionsList({
  hero,
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
  const isStaying = useStaying(missions);
  const isShown = (mission: Mission) => !isDone(mission) || isStaying(mission);
  // The next try of what was sent back stays where it is, too.
  const sentBack = useRef(new Set<string>());
  for (const mission of missions) {
    if (mission.status === 'rejected') sentBack.current.add(mission.habit.id);
    else if (!isStaying(mission)) sentBack.current.delete(mission.habit.id);
  }
  const shown = missions.filter(isShown);
  const again = shown.filter(({ habit }) => sentBack.current.has(habit.id));
  const open = shown.filter(({ habit }) => !sentBack.current.has(habit.id));
  const hidden = missions.filter((mission) => !isShown(mission));
  const past = hidden.filter(({ status }) => status === 'approved');
  // What stands below a card that went away has moved up: a finger waits for a moment.
  const isMoving = useBreath(hidden.length);

  const listOf = (
    of: readonly Mission[],
    next?: Mission,
    { as = look.missions, hours = null }: { as?: typeof look.missions; hours?: string | null } = {},
  ) => (
    <ul className={`${section.list} ${styles.list}`} data-as={as} data-moving={isMoving}>
      {of.map((mission) => (
        <MissionCard
          key={mission.habit.id}
          mission={mission}
          isNext={mission === next}
          areHoursTold={hours !== null}
          isAtRest={isAtRest}
          actor={
            isDone(mission) &&
            isStaying(mission) && <HeroArt {...looksOf(hero)} size={84} act={mission.habit.icon} />
          }
          onComplete={() => onComplete(mission)}
          onWithdraw={() => onWithdraw(mission)}
          onTool={() => onTool(mission)}
        />
      ))}
    </ul>
  );
  /** What is to be done, below the hours that all of it shares. */
  const groupOf = (of: readonly Mission[], next?: Mission) => {
    const habits = of.filter((mission) => !isDone(mission)).map(({ habit }) => habit);
    const hours = sharedHours(habits, look.hasClock);
    return (
      <>
        {hours && (
          <p className={styles.hours}>
            <MissionTime hours={hours} />
          </p>
        )}
        {listOf(of, next, { hours })}
      </>
    );
  };
  const shelfOf = (saved: boolean) => {
    const waiting = hidden.filter((mission) => mission.status === 'pending' && isSaved(mission) === saved);
    return (
      waiting.length > 0 && (
        <SentShelf count={waiting.length} isSaved={saved}>
          <LookContext value={{ ...look, missions: 'rows' }}>
            {listOf(waiting, undefined, { as: 'rows' })}
          </LookContext>
        </SentShelf>
      )
    );
  };
  const first = nextOf(again);
  const isPlain = open.every(
    ({ part, isOptional, slots }) => part === 'any' && !isOptional && slots.length === 1,
  );
  return (
    <>
      {again.length > 0 && listOf(again, first)}
      {isPlain ? (
        groupOf(open, first ? undefined : nextOf(open))
      ) : (
        <GroupedMissions
          missions={open}
          day={day}
          isRest={isRest}
          hasNext={first !== undefined}
          isStaying={isStaying}
          listOf={groupOf}
        />
      )}
      {shelfOf(false)}
      {shelfOf(true)}
      {between}
      {past.length > 0 &&
        (shown.every(isDone) && hidden.length === past.length ? (
          <div className={styles.past}>{listOf(past)}</div>
        ) : (
          <details className={styles.past}>
            <summary className={styles.fold}>
              <ActSign sign="next" size={28} />
              {missionsText.day.text({ ...dayCountOf(past), open: 0 })}
            </summary>
            {listOf(past)}
          </details>
        ))}
    </>
  );
}

/** More of them would not stand beside each other on a phone. */
const CHESTS = 8;

type ShelfProps = {
  count: number;
  /** They wait on this device for the network. */
  isSaved: boolean;
  /** The cards of all of them. */
  children: ReactNode;
};

/** What was sent and waits for a parent's yes: a closed chest for each, and behind a tap the missions, which can be taken back. */
function SentShelf({ count, isSaved, children }: ShelfProps) {
  const { saved, waiting } = missionsText.shelf;
  return (
    <details className={styles.shelf} data-saved={isSaved}>
      <summary className={styles.fold}>
        <span className={styles.chests} aria-hidden>
          {Array.from({ length: Math.min(count, CHESTS) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chest is its place
            <ChestArt key={at} isOpen={false} size={40} />
          ))}
        </span>
        <span className={styles.say}>{isSaved ? saved(count) : waiting(count)}</span>
        <ActSign sign="next" size={28} />
      </summary>
      {children}
    </details>
  );
}
