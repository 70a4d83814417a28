import * as fc from 'fast-check';
import { ACT_NAMES, type ActName, actOf, isRead } from './acts';
import { JOB_NAMES, type Job } from './acts-jobs';
import type { Play } from './acts-play';
import { type ActorName, OWN_ACTORS, STRANGERS } from './acts-world';

/** What happens between two looks at the family. Everything of one step happens at the same moment. */
export type Step =
  | { kind: 'acts'; plays: Play[]; jobs: Job[]; batchSize: number }
  | { kind: 'strangers'; plays: Play[] }
  | { kind: 'newcomer'; plays: Play[] }
  | { kind: 'clock'; minutes: number }
  | { kind: 'plan'; status: 'trial' | 'active' | 'cancelled' | 'expired' };

/** What families do all day long comes oftener than what they do once, and changes oftener than questions. */
const OFTEN: Partial<Record<ActName, number>> = {
  'missions.complete': 24,
  'missions.approve': 18,
  'missions.approve, praised': 9,
  'missions.undo': 9,
  'missions.complete, on behalf': 9,
  'rewards.claim': 12,
  'rewards.rejectClaim': 6,
  'rewards.approveClaim': 6,
  'rewards.undoClaim': 9,
  'rewards.giveClaim': 6,
  'points.addTransaction': 6,
  'points.undoTransaction': 9,
  'points.rejectTransaction': 6,
  'proposals.create': 9,
  'proposals.accept': 9,
  'proposals.undo': 9,
  'games.start': 6,
  'games.finish': 6,
  'missions.updateAutoApprovalSettings': 6,
  'account.login': 9,
  'account.childLogin': 9,
  'subscription.create': 9,
  'subscription.complete': 9,
  'provider pays': 9,
  'provider sends news': 9,
  'PUT upload': 9,
  'habits.createMaster, heard': 9,
  'habits.updateMaster, heard': 6,
  'push.subscribe, by hero': 9,
  'sync.familyData': 9,
  'family.createInvitation': 6,
  'family.acceptJoinRequest': 6,
};
const weighed = (names: readonly ActName[]) =>
  fc.oneof(
    ...names.map((name) => ({
      arbitrary: fc.constant(name),
      weight: OFTEN[name] ?? (isRead(name) ? 1 : 3),
    })),
  );

const act = weighed(ACT_NAMES);
/** What somebody from outside may try: whatever a person can, but not to be the provider. */
const othersAct = weighed(ACT_NAMES.filter((name) => actOf(name).role !== 'provider'));
const choice = fc.nat({ max: 11 });
const choices = { a: choice, b: choice, n: choice };
const parents = OWN_ACTORS.slice(0, 3);
const heroes = OWN_ACTORS.slice(3, 5);
/** A helper tries all that parents do. */
const grownUps = [...parents, ...parents, 'gran'] as const;

/** Mostly somebody who may; sometimes a hero tries a parent's act or the other way round. */
const play = fc
  .record({ act, isRight: fc.nat({ max: 9 }).map((n) => n > 0), who: fc.nat({ max: 6 }), ...choices })
  .map(({ act, isRight, who, ...rest }): Play => {
    const { role, isPublic } = actOf(act);
    if (role === 'provider') return { act, by: 'provider', ...rest };
    const able: readonly ActorName[] =
      (role === 'parent') === (isRight || isPublic === true) ? grownUps : heroes;
    return { act, by: able[who % able.length] ?? 'pat', ...rest };
  });
const playBy = (actors: readonly ActorName[]) =>
  fc
    .record({ act: othersAct, who: fc.nat({ max: actors.length - 1 }), ...choices })
    .map(({ who, ...rest }): Play => ({ by: actors[who] ?? 'strangeParent', ...rest }));

const batchSize = fc.constantFrom(1, 50);
const alone = { jobs: [], batchSize: 1 };
const one = play.map((only): Step => ({ kind: 'acts', plays: [only], ...alone }));
const together = fc
  .record({
    plays: fc.array(
      fc.oneof({ arbitrary: play, weight: 9 }, { arbitrary: playBy(['newcomer']), weight: 1 }),
      {
        minLength: 2,
        maxLength: 5,
      },
    ),
    jobs: fc.subarray(JOB_NAMES, { maxLength: 2 }),
    batchSize,
  })
  .map((found): Step => ({ kind: 'acts', ...found }));
/** The same act twice at the same moment: two taps, two devices, two parents. */
const twice = play.map((each): Step => ({ kind: 'acts', plays: [each, each], ...alone }));
const jobs = fc
  .record({ jobs: fc.subarray(JOB_NAMES, { minLength: 1 }), batchSize })
  .map((found): Step => ({ kind: 'acts', plays: [], ...found }));
const strangers = fc
  .array(playBy(STRANGERS), { minLength: 1, maxLength: 6 })
  .map((plays): Step => ({ kind: 'strangers', plays }));
const newcomer = fc
  .array(playBy(['newcomer']), { minLength: 1, maxLength: 3 })
  .map((plays): Step => ({ kind: 'newcomer', plays }));
/** Around a day's bounds, the night of the clock change among them; seldom a month, so that periods of a plan end. */
const clock = fc
  .oneof(
    { arbitrary: fc.constantFrom(1, 11, 61, 8 * 60, 24 * 60, 25 * 60), weight: 9 },
    { arbitrary: fc.constant(31 * 24 * 60), weight: 1 },
  )
  .map((minutes): Step => ({ kind: 'clock', minutes }));
const plan = fc
  .constantFrom(...(['trial', 'active', 'active', 'cancelled', 'expired'] as const))
  .map((status): Step => ({ kind: 'plan', status }));

/** A sequence of what a family, the timer, the provider, strangers and a newcomer do, and how it ends. */
export interface Story {
  isStoreDirect: boolean;
  steps: Step[];
  /** The owner erases the family in the end, while these still act. */
  erasedDuring: Play[] | null;
}

/** Short stories come first when they shrink. */
export const stories: fc.Arbitrary<Story> = fc.record({
  isStoreDirect: fc.boolean(),
  // Lists shrink from their front, stories from their end: what comes after the fault goes first.
  steps: fc
    .array(
      fc.oneof(
        { arbitrary: one, weight: 12 },
        { arbitrary: together, weight: 6 },
        { arbitrary: twice, weight: 3 },
        { arbitrary: jobs, weight: 4 },
        { arbitrary: strangers, weight: 4 },
        { arbitrary: newcomer, weight: 2 },
        { arbitrary: clock, weight: 4 },
        { arbitrary: plan, weight: 2 },
      ),
      { minLength: 1, maxLength: 50, size: 'max' },
    )
    .map((latestFirst) => latestFirst.toReversed()),
  erasedDuring: fc.option(fc.array(play, { maxLength: 3 }), { freq: 2 }),
});
