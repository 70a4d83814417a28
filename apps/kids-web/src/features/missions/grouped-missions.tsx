import { serverNow } from '@herohood/browser/server-clock';
import { canComplete } from '@herohood/domain/missions/today-status';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import type { ReactNode } from 'react';
import { useLook } from '../../device/look';
import { partsText as words } from '../../text/en/parts';
import { dueNow, groupsOf, type MissionGroup, nextOf, nowAndLater } from './day-parts';
import head from './group-head.module.css';
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
          <ActSign sign="next" size={28} />
        </summary>
        {children}
      </details>
    </div>
  );
}

type HeadProps = {
  /** `pause`: nothing of it is left to do by now, and more comes later. */
  group: { kind: MissionGroup['kind'] | 'pause'; part: MissionGroup['part'] };
  /** Folded: how many missions are behind it. */
  count?: number;
  /** The next mission follows, which says so itself. */
  isFirst?: boolean;
};

/** What the missions below it have in common; of folded ones what they are and how many. */
function GroupHead({ group: { kind, part }, count, isFirst = false }: HeadProps) {
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
    <div className={head.head} data-first={isFirst}>
      <PartPicture of={picture} />
      <div className={head.words}>
        <h3 className={head.title}>{title}</h3>
        {note && <p className={head.note}>{note}</p>}
      </div>
    </div>
  );
}

type PictureOf = MissionGroup['part'] | 'still' | 'extra' | 'pause';

const RAYS =
  'M22 3v5M22 36v5M3 22h5M36 22h5M8.500 8.500l3.500 3.500M32 32l3.500 3.500M8.500 35.500l3.500-3.500M32 12l3.500-3.500';
const sun = (
  <>
    <path d={RAYS} stroke="#ffb02e" strokeWidth="4" strokeLinecap="round" />
    <circle cx="22" cy="22" r="11" fill="#ffc12e" />
  </>
);
const moon = (
  <>
    <path d="M28 5a18 18 0 1 0 11 25A15 15 0 0 1 28 5z" fill="#7c6bd6" />
    <circle cx="36" cy="12" r="2.500" fill="#ffc12e" />
  </>
);
const star = (
  <path
    d="m22 4 5.300 11.500 12.700 1.500-9.300 8.600 2.500 12.400L22 31.800 10.800 38l2.500-12.400L4 17l12.700-1.500z"
    fill="#ffc12e"
  />
);

/** Drawn with few lines: they come with the first view of a family that has parts of the day. */
const PICTURES: Record<PictureOf, ReactNode> = {
  morning: (
    <>
      <circle cx="22" cy="30" r="12" fill="#ffb02e" />
      <path d="M22 6v8M5 13l6 6M39 13l-6 6" stroke="#ffb02e" strokeWidth="4" strokeLinecap="round" />
      <path d="M0 30h44v8q-22 8-44 0z" fill="#6fd6a4" />
    </>
  ),
  afternoon: sun,
  now: sun,
  evening: moon,
  later: moon,
  any: star,
  pause: star,
  still: (
    <>
      <path d="M8 34Q4 12 36 8q2 28-22 25z" fill="#63cf95" />
      <path d="M7 38q8-14 20-21" fill="none" stroke="#2e9e66" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  extra: (
    <path d="m18 4 4 12 12 4-12 4-4 12-4-12-12-4 12-4zM35 26l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#b58cff" />
  ),
};

/** A part of the day as a picture. */
function PartPicture({ of }: { of: PictureOf }) {
  return (
    <svg viewBox="0 0 44 44" width="44" height="44" data-picture={of} aria-hidden focusable={false}>
      {PICTURES[of]}
    </svg>
  );
}
