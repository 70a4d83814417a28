import { randomUUID } from 'node:crypto';
import { AVATAR_CATALOGUE } from '../../../packages/domain/src/shop/avatar-catalogue';
import { GEAR_CATALOGUE } from '../../../packages/domain/src/shop/gear-catalogue';
import type { Chance } from './chance';
import type { Hero } from './heroes';

/** What stays true for ever once it was acknowledged; facts.ts looks it up in the database. */
export type FactKind =
  | 'completed'
  | 'approved'
  | 'rejected'
  | 'undone'
  | 'withdrawn'
  | 'given'
  | 'bought'
  | 'claimed'
  | 'claim approved'
  | 'claim rejected'
  | 'claim used';

export interface Call {
  by: 'parent' | 'hero';
  method: 'POST' | 'PUT';
  path: string;
  body?: object;
  /** By answer: what is true from then on. A status that is not named here changed nothing. */
  facts: Partial<Record<200 | 201, FactKind[]>>;
  /** What the tap is called: each answer to it speaks of one row. */
  tapId?: string;
  /** What makes the fact's key where the answer's id does not: a bought item. */
  key?: string;
}

interface Act {
  name: string;
  /** How often it comes, against the others. */
  weight: number;
  /** Null when there is nothing to do it with. */
  call: (hero: Hero, chance: Chance) => Call | null;
}

const TWO_HOURS_MS = 7_200_000;
const DAYS_BACK = 6;
const DAY_MS = 86_400_000;

/** Mostly one of the newest, so that several clients meet at the same one. */
const recent = (ids: string[], chance: Chance) => chance.of(ids.slice(chance.next() < 0.7 ? -4 : -40));

/** A decision about a mission or a claim that somebody made before. */
const decide =
  (path: string, fact: FactKind, more: Partial<Call> = {}) =>
  (hero: Hero, chance: Chance): Call | null => {
    const id = recent(path.includes('claims') ? hero.claims : hero.completions, chance);
    if (!id) return null;
    return { by: 'parent', method: 'POST', path: path.replace('{id}', id), facts: { 200: [fact] }, ...more };
  };

/** Half of all taps have a name; some come again, for what they did or for something else. */
function nameTap({ taps }: Hero, chance: Chance): { tapId?: string } {
  if (chance.next() < 0.5) return {};
  const known = chance.next() < 0.3 ? recent(taps, chance) : undefined;
  const tapId = known ?? randomUUID();
  if (!known) taps.push(tapId);
  return { tapId };
}

/** Done just now, or two hours ago without a network. */
const complete = (hero: Hero, chance: Chance): Call => {
  const tap = nameTap(hero, chance);
  const completedAt = new Date(Date.now() - TWO_HOURS_MS).toISOString();
  return {
    by: 'hero',
    method: 'POST',
    path: `/api/habits/${chance.of(hero.habits)}/complete`,
    body: { ...tap, ...(chance.next() < 0.5 && { completedAt }) },
    facts: { 201: ['completed'] },
    ...tap,
  };
};

const completeOnBehalf = (hero: Hero, chance: Chance): Call => ({
  by: 'parent',
  method: 'POST',
  path: `/api/habits/${chance.of(hero.habits)}/complete`,
  body: { date: new Date(Date.now() - chance.between(1, DAYS_BACK) * DAY_MS).toISOString().slice(0, 10) },
  facts: { 200: ['approved'], 201: ['completed', 'approved'] },
});

const buy = (hero: Hero, chance: Chance): Call | null => {
  const isGear = chance.next() < 0.6;
  const [gear, avatar] = [chance.of(GEAR_CATALOGUE), chance.of(AVATAR_CATALOGUE)];
  if (!gear || !avatar) return null;
  const [kind, item] = isGear ? ['gear', gear.id] : ['avatar', avatar.avatarType];
  return {
    by: 'hero',
    method: 'POST',
    path: `/api/children/${hero.childId}/purchase-${kind}`,
    body: isGear
      ? { gearId: gear.id, cost: gear.cost }
      : { avatarType: avatar.avatarType, cost: avatar.cost },
    facts: { 200: ['bought'] },
    key: `${hero.childId} ${kind}:${item}`,
  };
};

const BONUS = { type: 'bonus_earned', amount: 1, source: 'parent_bonus', description: 'A good day' };

const give = ({ childId }: Hero): Call => ({
  by: 'parent',
  method: 'POST',
  path: `/api/children/${childId}/reward-transactions`,
  body: BONUS,
  facts: { 201: ['given'] },
});

const claim = (hero: Hero, chance: Chance): Call => {
  const tap = nameTap(hero, chance);
  return {
    by: 'hero',
    method: 'POST',
    path: `/api/rewards/${chance.of(hero.rewards)}/claim`,
    body: tap,
    facts: { 201: ['claimed'] },
    ...tap,
  };
};

const [MISSION, CLAIM] = ['/api/habit-completions/{id}', '/api/reward-claims/{id}'];
const AGAIN = { body: { message: 'Again, please' } };

/** What families do all day long, as quickly as clients can. */
const ACTS: readonly Act[] = [
  { name: 'complete', weight: 26, call: complete },
  { name: 'complete on behalf', weight: 3, call: completeOnBehalf },
  { name: 'approve', weight: 15, call: decide(`${MISSION}/approve`, 'approved') },
  { name: 'reject', weight: 14, call: decide(`${MISSION}/reject`, 'rejected', AGAIN) },
  { name: 'undo', weight: 14, call: decide(`${MISSION}/undo`, 'undone') },
  { name: 'withdraw', weight: 3, call: decide(`${MISSION}/withdraw`, 'withdrawn', { by: 'hero' }) },
  { name: 'give points', weight: 6, call: give },
  { name: 'buy', weight: 7, call: buy },
  { name: 'claim', weight: 8, call: claim },
  { name: 'approve claim', weight: 4, call: decide(`${CLAIM}/approve`, 'claim approved') },
  { name: 'reject claim', weight: 4, call: decide(`${CLAIM}/reject`, 'claim rejected') },
  {
    name: 'use claim',
    weight: 2,
    call: decide(`${CLAIM}/mark-used`, 'claim used', { by: 'hero', method: 'PUT' }),
  },
];

const TOTAL = ACTS.reduce((sum, { weight }) => sum + weight, 0);

/** One act, by weight. */
export function chooseAct(chance: Chance): Act {
  let left = chance.next() * TOTAL;
  for (const act of ACTS) {
    left -= act.weight;
    if (left < 0) return act;
  }
  return ACTS[0] as Act;
}
