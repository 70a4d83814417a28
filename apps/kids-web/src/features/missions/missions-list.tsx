import { canComplete } from '@herohood/domain/missions/today-status';
import { type ReactNode, useState } from 'react';
import section from '../../layout/section-head.module.css';
import { useLook } from '../../lib/look';
import { missionsText } from '../../text/en/missions';
import { dayCountOf } from './day-count';
import { MissionCard } from './mission-card';
import styles from './missions-list.module.css';
import type { Mission } from './use-missions';

type Props = {
  missions: readonly Mission[];
  /** Between what is open and what is done. */
  between?: ReactNode;
  onComplete: (mission: Mission) => void;
  onWithdraw: (mission: Mission) => void;
  /** Opens what helps with the deed. */
  onTool: (mission: Mission) => void;
};

const idsOf = (missions: readonly Mission[]) =>
  missions.flatMap(({ habit, status }) => (canComplete(status) ? [] : [habit.id]));

/**
 * What is still to do first; what was done before this section was opened lies folded below it, until nothing is left to
 * do. What is done while it is open stays where it is, so that nothing moves away under a finger.
 */
export function MissionsList({ missions, between, onComplete, onWithdraw, onTool }: Props) {
  const [folded, setFolded] = useState(() => idsOf(missions));
  const done = new Set(idsOf(missions));
  // One that was taken back, or came back with a new day, is open again.
  const still = folded.filter((id) => done.has(id));
  if (still.length < folded.length) setFolded(still);

  const isFolded = ({ habit }: Mission) => still.includes(habit.id);
  const next = missions.find(({ status }) => canComplete(status));
  const cardOf = (mission: Mission) => (
    <MissionCard
      key={mission.habit.id}
      mission={mission}
      isNext={mission === next}
      onComplete={() => onComplete(mission)}
      onWithdraw={() => onWithdraw(mission)}
      onTool={() => onTool(mission)}
    />
  );
  const past = missions.filter(isFolded);
  const look = useLook();
  return (
    <>
      <ul className={`${section.list} ${styles.list}`} data-as={look.missions}>
        {missions.filter((mission) => !isFolded(mission)).map(cardOf)}
      </ul>
      {between}
      {past.length > 0 &&
        (next ? (
          <details className={styles.past}>
            <summary className={styles.fold}>
              <Arrow />
              {missionsText.day.text({ ...dayCountOf(past), open: 0 })}
            </summary>
            <ul className={`${section.list} ${styles.list}`} data-as={look.missions}>
              {past.map(cardOf)}
            </ul>
          </details>
        ) : (
          <ul className={`${section.list} ${styles.list} ${styles.past}`} data-as={look.missions}>
            {past.map(cardOf)}
          </ul>
        ))}
    </>
  );
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 32 32" width="28" height="28" aria-hidden focusable={false}>
      <path
        d="m12 6 10 10-10 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
