/** What happens to a hero once, and is told when it is first seen (rules: celebrations). */
const MOMENT_KINDS = ['level', 'streak', 'badge', 'goal', 'shield', 'rested'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** `key` says which one: a level, a milestone's source, a badge's id, a goal and when it was filled, a day. */
export interface Moment {
  kind: MomentKind;
  key: string;
}

/** How it stands with a hero now. */
export interface Standing {
  level: number;
  milestones: readonly string[];
  badges: readonly string[];
  /** Open goals that are filled. */
  goals: readonly { id: string; reachedAt: Date }[];
  /** Days of late on which a shield was used. */
  shieldDays: readonly string[];
  /** The last day of a run that has ended; null while one runs. */
  rested: string | null;
}

/** What comes with a parent's doing is no deed to celebrate: it stands among the badges. */
const GIVEN_BADGE = 'habit-collector';

/** A goal that was emptied can be filled again, which is another moment. */
export const filledGoal = ({ id, reachedAt }: Standing['goals'][number]): string =>
  `${id} ${reachedAt.getTime()}`;

/** What stands and was never noted before; a level that was lost and reached again is nothing new. */
export function newMoments(known: readonly { kind: string; key: string }[], now: Standing): Moment[] {
  const standing: Moment[] = [
    ...Array.from({ length: now.level - 1 }, (_, n) => of('level')(String(n + 2))),
    ...now.milestones.map(of('streak')),
    ...now.badges.filter((id) => id !== GIVEN_BADGE).map(of('badge')),
    ...now.goals.map(filledGoal).map(of('goal')),
    ...now.shieldDays.map(of('shield')),
    ...(now.rested === null ? [] : [of('rested')(now.rested)]),
  ];
  return standing.filter(({ kind, key }) => !known.some((each) => each.kind === kind && each.key === key));
}

const of =
  (kind: MomentKind) =>
  (key: string): Moment => ({ kind, key });
