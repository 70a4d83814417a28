import { NO_ID } from '@herohood/domain/fields';
import { ACCOUNT_ACTS } from './acts-account';
import { CHILD_ACTS } from './acts-children';
import { DAY_ACTS } from './acts-days';
import { FAMILY_ACTS } from './acts-family';
import { GOAL_ACTS } from './acts-goals';
import { HABIT_ACTS } from './acts-habits';
import { HERO_WORLD_ACTS } from './acts-hero-world';
import { INBOX_ACTS } from './acts-inbox';
import { MEDIA_ACTS } from './acts-media';
import { MEMBER_ACTS } from './acts-members';
import { PAYMENT_ACTS } from './acts-payments';
import type { Act, Play, Turn } from './acts-play';
import { PROPOSAL_ACTS } from './acts-proposals';
import { READ_ACTS } from './acts-reads';
import { REWARD_ACTS } from './acts-rewards';
import { isOwnActor, type World } from './acts-world';

/** Everything that a family and those around it can do: named like the procedures, with what sets one use of it apart. */
const ALL = {
  ...HABIT_ACTS,
  ...REWARD_ACTS,
  ...GOAL_ACTS,
  ...PROPOSAL_ACTS,
  ...INBOX_ACTS,
  ...CHILD_ACTS,
  ...DAY_ACTS,
  ...HERO_WORLD_ACTS,
  ...MEDIA_ACTS,
  ...PAYMENT_ACTS,
  ...ACCOUNT_ACTS,
  ...FAMILY_ACTS,
  ...MEMBER_ACTS,
  ...READ_ACTS,
};

export type ActName = keyof typeof ALL;
export const ACT_NAMES = Object.keys(ALL) as ActName[];
export const isRead = (name: string) => name in READ_ACTS;

/** In the order in which the world makes them. */
const HEROES: readonly string[] = ['robin', 'kim'];

/** The act of this name. */
export function actOf(name: string): Act {
  const act: Act | undefined = (ALL as Record<string, Act>)[name];
  if (!act) throw new Error(`There is no act called ${name}.`);
  return act;
}

/** Lets an actor act, and keeps the ids that come out of it. */
export async function perform(world: World, { act, by, a, b, n }: Play): Promise<unknown> {
  const { run, gives } = actOf(act);
  const isOwn = isOwnActor(by) || by === 'provider';
  const { heroes } = world.pools;
  const turn: Turn = {
    ...{ world, by, b, n, isOwn, call: world.browsers[by].call() },
    one: (pool, choice = a) =>
      world.pools[pool].at(-1 - (choice % Math.min(4, world.pools[pool].length || 1))) ?? NO_ID,
    of: (values) => values[n % values.length] as (typeof values)[number],
    self: heroes[a % 4 === 3 ? a % 2 : HEROES.indexOf(by)] ?? heroes[0] ?? NO_ID,
    person: world.personOf(by),
    now: world.ports.now(),
  };
  const answer = await run(turn);
  if (gives && isOwn) world.remember(gives, (answer as { id: string }).id);
  return answer;
}
