import { weekStartOf } from '@herohood/domain/days/week';
import { BONUS_SOURCE, BONUS_TYPE, BONUSES } from '@herohood/domain/points/transaction';
import { HOUR_MS, MINUTE_MS } from '@herohood/domain/time/durations';
import { addDays, dayBounds, daysBetween, familyDay } from '@herohood/domain/time/family-day';
import type { DemoApps } from './demo-apps';
import type { DemoMoment } from './demo-history';
import { type DemoCast, type DemoReward, FORTNIGHT, isAway } from './demo-story';

/** What happens today lies within so many minutes, or less where the day is younger. */
const TODAY_MINUTES = 180;
/** Streaks that are younger still wait for the parents. */
const GRANTED_AFTER_HOURS = 72;

/** When a claim of each outcome was made, decided and handed out, in hours before now. */
const CLAIMED: Record<
  NonNullable<DemoReward['claim']>,
  { made: number; approved?: number; given?: number }
> = {
  given: { made: 50, approved: 49, given: 20 },
  owed: { made: 26, approved: 7 },
  pending: { made: 2 },
};

/**
 * What the demo family did through the calls of its apps, so that the lists of acts and decisions tell of it: streaks
 * granted, rewards and claims, bonuses, and today's missions, of which some wait.
 */
export function actedMoments(scene: DemoScene, evenings: readonly Date[]): DemoMoment[] {
  const { cast, apps } = scene;
  const isGranted = (at: Date) => at < hoursBefore(scene, GRANTED_AFTER_HOURS);
  return [
    ...evenings.filter(isGranted).map((at) => streaksGranted(apps, at)),
    ...cast.heroes.flatMap((hero) => homesSet(scene, hero)),
    ...cast.heroes.flatMap((hero) => rewardsSet(scene, hero)),
    ...cast.heroes.map((hero, index) => bonusGiven(scene, hero, index)),
    ...cast.heroes.flatMap((hero, index) => today(scene, hero, index)),
  ];
}

type Hero = DemoCast['heroes'][number];
interface DemoScene {
  cast: DemoCast;
  apps: DemoApps;
  /** The moment to which the story leads. */
  now: Date;
}

const hoursBefore = ({ now }: DemoScene, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

/** An hour after the missions of an evening, the points of the streaks that they made. */
function streaksGranted({ parents: [sam] }: DemoApps, evening: Date): DemoMoment {
  const at = new Date(evening.getTime() + HOUR_MS);
  const tell = async () => {
    for (const { id } of (await sam?.(at).home.parentToday())?.points ?? []) {
      await sam?.(at).points.approveTransaction({ id });
    }
  };
  return { at, tell };
}

/** From the beginning the family says when a hero is at their other home. */
function homesSet({ cast, apps, now }: DemoScene, { story, child }: Hero): DemoMoment[] {
  if (!story.away) return [];
  const at = child.createdAt;
  const today = familyDay(now, cast.family);
  const anchor = weekStartOf(familyDay(at, cast.family), 'mon');
  const away = Array.from({ length: FORTNIGHT }, (_, nth) =>
    isAway(story, daysBetween(addDays(anchor, nth), today)),
  );
  const pattern = { id: child.id, anchor, weeks: FORTNIGHT / 7, away };
  return [{ at, tell: async () => apps.parents[0]?.(at).days.setCarePattern(pattern) }];
}

/** What a hero can claim, and what they save for; of the claims one waits, one is owed, one was handed out. */
function rewardsSet(scene: DemoScene, { story, child }: Hero): DemoMoment[] {
  const { apps } = scene;
  const before = (hours: number) => hoursBefore(scene, hours);
  const [sam, alex] = apps.parents;
  const hero = apps.heroes.get(child.id);
  return story.rewards.flatMap(({ claim: outcome, saves: autoSave, ...reward }) => {
    let [rewardId, claimId] = ['', ''];
    const set = async () => {
      rewardId = (await sam?.(child.createdAt).rewards.create({ ...reward, id: child.id }))?.id ?? '';
    };
    const moments: DemoMoment[] = [{ at: child.createdAt, tell: set }];
    if (autoSave !== undefined) {
      const at = new Date(child.createdAt.getTime() + 5 * MINUTE_MS);
      moments.push({ at, tell: async () => hero?.(at).goals.create({ id: child.id, rewardId, autoSave }) });
    }
    if (!outcome) return moments;
    const { made, approved, given } = CLAIMED[outcome];
    const claim = async () => {
      claimId = (await hero?.(before(made)).rewards.claim({ id: rewardId }))?.id ?? '';
    };
    moments.push({ at: before(made), tell: claim });
    if (approved) {
      const at = before(approved);
      moments.push({ at, tell: async () => sam?.(at).rewards.approveClaim({ id: claimId }) });
    }
    if (given) {
      const at = before(given);
      moments.push({ at, tell: async () => alex?.(at).rewards.giveClaim({ id: claimId }) });
    }
    return moments;
  });
}

function bonusGiven(scene: DemoScene, { child }: Hero, index: number): DemoMoment {
  const { amount, code: description } = BONUSES[index % BONUSES.length] ?? BONUSES[0];
  const [, alex] = scene.apps.parents;
  const at = hoursBefore(scene, 5 + 24 * index);
  const bonus = { id: child.id, type: BONUS_TYPE, source: BONUS_SOURCE, amount, description };
  return { at, tell: async () => alex?.(at).points.addTransaction(bonus) };
}

/**
 * A hero's last mission waits, which nobody trusts; of the second ones, one was approved with praise and one was sent back with words. What
 * one of them did besides waits, too.
 */
function today({ cast, apps, now }: DemoScene, { story, child, habits }: Hero, index: number) {
  const [sam, alex] = apps.parents;
  const hero = apps.heroes.get(child.id);
  const [, second] = habits;
  const last = habits.at(-1);
  const clock = { timeZone: cast.family.timeZone, dayStartHour: cast.family.dayStartHour };
  const age = now.getTime() - dayBounds(familyDay(now, clock), clock).start.getTime();
  const minute = Math.min(MINUTE_MS, age / TODAY_MINUTES);
  const at = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const moments: DemoMoment[] = [];
  if (second && story.today) {
    const { outcome, message } = story.today;
    const [done, answered] = [at(150 - index * 10), at(80 - index * 10)];
    let id = '';
    const complete = async () => {
      id = (await hero?.(done).missions.complete({ id: second.id }))?.id ?? '';
    };
    const answer = async () =>
      outcome === 'praised'
        ? sam?.(answered).missions.approve({ id, message })
        : alex?.(answered).missions.reject({ id, message });
    moments.push({ at: done, tell: complete }, { at: answered, tell: answer });
  }
  if (last) {
    const done = at(40 + index * 5);
    moments.push({ at: done, tell: async () => hero?.(done).missions.complete({ id: last.id }) });
  }
  const { extra } = story;
  if (extra) {
    const told = at(20 + index * 5);
    const propose = async () => hero?.(told).proposals.create({ id: child.id, kind: 'did', ...extra });
    moments.push({ at: told, tell: propose });
  }
  return moments;
}
