import { lazily } from '@herohood/browser/lazy-part';
import { canComplete } from '@herohood/domain/missions/today-status';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { type ReactNode, useRef } from 'react';
import Bolt from '~icons/fluent-emoji-flat/high-voltage';
import { useLook } from '../../device/look';
import { ParentWords } from '../../layout/parent-words';
import quest from '../../layout/quest-card.module.css';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { Sum } from '../../layout/sum';
import { missionsText } from '../../text/en/missions';
import { CameraAct, MissionAction } from './mission-action';
import styles from './mission-card.module.css';
import chest from './mission-chest.module.css';
import { hoursOf, MissionTime, partOf } from './mission-hours';
import { isSaved, type Mission, missionCardId } from './missions-of';
import tool from './tool-pair.module.css';
import { useBreath } from './use-staying';

type Props = {
  mission: Mission;
  /** The one that is next: drawn larger than the rest. */
  isNext: boolean;
  /** When it may be done stands above it already. */
  areHoursTold: boolean;
  /** The first view stands: what it does not need may come. */
  isAtRest: boolean;
  /** The hero, who acts out what was done just now. */
  actor?: ReactNode;
  onComplete: () => void;
  onWithdraw: () => void;
  /** Opens what helps with the mission. */
  onTool: () => void;
};

const words = missionsText;

/** Its place is kept, so that nothing moves when it comes. */
const ToolEntry = lazily(
  () => import('./tool/tool-entry'),
  () => <div className={styles.toolPlace} />,
);
const ChestArt = lazily(() => import('@herohood/ui/chest-art/chest-art'));
const PhotoThumb = lazily(() => import('./photo/photo-thumb'));
const Times = lazily(() => import('./mission-times'));
const LongDescription = lazily(() => import('./long-description'));

/** Width and height of the mission's picture, in CSS pixels. */
const PICTURE_SIZES = {
  pictures: { next: 92, other: 84 },
  cards: { next: 58, other: 48 },
  rows: { next: 34, other: 34 },
} as const;

/** One quest: picture, name, reward, and the one thing that can be done with it now. */
export function MissionCard(props: Props) {
  const { mission, isNext, areHoursTold, isAtRest, actor, onComplete, onWithdraw, onTool } = props;
  const { habit, status, completion } = mission;
  const isDone = status === 'approved';
  const isOutOfBreath = useBreath(mission.slots.length > 1 ? mission.slot : 0);
  const firstStatus = useRef(`${status} ${mission.slot}`);
  // Cards do not turn when the page opens, only when something has happened to them.
  const hasTurned = useRef(false);
  hasTurned.current ||= `${status} ${mission.slot}` !== firstStatus.current;
  // A rejected mission's words stand beside the next try.
  const praise = isDone ? completion?.feedback : null;
  const note = status === 'pending' ? [words.waitingNote, words.chest].join(' ') : praise;
  const look = useLook();
  const isRow = look.missions === 'rows';
  const hasTool = canComplete(status) && habit.tool !== 'none';
  const hasPair = hasTool && status === 'available' && !isRow;
  const hours = hoursOf(habit, look.hasClock);
  const part = partOf(habit);
  const xp = completion?.xpEarned ?? habit.xpReward;
  const doneNote = words.doneNote(xp, completion?.promisedXp ?? xp);
  const spoken = [
    habit.name,
    habit.description,
    part && words.parts[part],
    xp > look.largestNumber ? !isDone && words.spokenXp : isDone ? doneNote : words.xp(xp),
    note,
  ]
    .filter(Boolean)
    .join('. ');
  const time = !isDone && !areHoursTold && hours && <MissionTime hours={hours} />;
  const title = (
    <>
      <h3 className={quest.name}>
        <bdi>{habit.name}</bdi>
      </h3>
      {habit.description && !isDone && look.missions === 'cards' && (
        <MissionDescription words={habit.description} />
      )}
      <p className={styles.facts}>
        <span className={styles.xp}>
          <Sum value={xp} picture={Bolt} size={26} label={isDone ? doneNote : words.xp(xp)}>
            {isDone ? doneNote : words.xp(habit.xpReward)}
          </Sum>
        </span>
        {(mission.slots.length > 1 || mission.week) && <Times mission={mission} />}
        {!isRow && time}
      </p>
    </>
  );
  return (
    <li id={missionCardId(habit.id)} className={styles.item} data-next={isNext} data-as={look.missions}>
      <article
        // A new element for a new state: it turns over as it appears.
        key={`${status} ${mission.slot}`}
        className={`${quest.card} ${styles.card} ${hasPair ? tool.pair : ''}`}
        data-accent={accentOf(habit.color)}
        data-status={status}
        data-saved={isSaved(mission)}
        data-turned={hasTurned.current}
        aria-label={habit.name}
      >
        {isNext && !isRow && <p className={quest.ribbon}>{words.next}</p>}
        <div className={styles.head}>
          <div className={styles.tile}>
            {actor || (
              <HabitIcon icon={habit.icon} size={PICTURE_SIZES[look.missions][isNext ? 'next' : 'other']} />
            )}
            {isDone && (
              <span className={styles.tick} data-picture="tick">
                <ActSign sign="done" size={20} />
              </span>
            )}
          </div>
          <div className={`${quest.words} ${styles.words}`}>
            {isRow && !isDone ? (
              <details>
                <summary className={styles.fold}>{title}</summary>
                {habit.description && <p className={quest.description}>{habit.description}</p>}
                {time}
                <p className={styles.pair}>
                  {canComplete(status) && <CameraAct mission={mission} disabled={isOutOfBreath} />}
                  <ReadAloudButton name={habit.name} words={spoken} />
                </p>
              </details>
            ) : (
              title
            )}
          </div>
          {isDone && <ReadAloudButton name={habit.name} words={spoken} />}
          {status === 'pending' && (
            <span className={chest.chest} role="img" aria-label={words.chest}>
              {(isAtRest || hasTurned.current) && <ChestArt isOpen={false} size={isRow ? 56 : 84} />}
            </span>
          )}
        </div>
        {praise && <ParentWords words={praise} />}
        {completion?.photoUrl && <PhotoThumb completion={completion} name={habit.name} />}
        {hasTool && <ToolEntry habit={habit} isNext={isNext} onOpen={onTool} />}
        {!isDone && (
          <div className={`${quest.foot} ${styles.foot}`}>
            <div className={quest.action}>
              <MissionAction
                mission={mission}
                isNext={isNext && !isRow}
                hasCamera={!isRow && mission.photo === 'optional'}
                isOutOfBreath={isOutOfBreath}
                onComplete={onComplete}
                onWithdraw={onWithdraw}
              />
            </div>
            {!isRow && <ReadAloudButton name={habit.name} words={spoken} />}
          </div>
        )}
      </article>
    </li>
  );
}

/** A longer one would push the card's act out of view, in characters: about three lines of a phone. */
const LONG = 110;

/** What a parent wrote about a mission. */
export function MissionDescription({ words }: { words: string }) {
  if (words.length > LONG) return <LongDescription words={words} />;
  return (
    <p className={quest.description}>
      <bdi>{words}</bdi>
    </p>
  );
}
