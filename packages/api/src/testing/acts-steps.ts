import * as fc from 'fast-check';
import { ACT_NAMES, ACTS, type ActName, type Play } from './acts';
import { OWN_ACTORS, STRANGERS } from './acts-world';

/** What happens between two looks at the family. Everything of one step happens at the same moment. */
export type Step =
  | { kind: 'acts'; plays: Play[]; sweepSize: number | null }
  | { kind: 'strangers'; plays: Play[] }
  | { kind: 'clock'; minutes: number }
  | { kind: 'plan'; status: 'trial' | 'active' | 'cancelled' | 'expired' };

/** What families do all day long comes oftener than what they do once. */
const OFTEN: Partial<Record<ActName, number>> = {
  'missions.complete': 8,
  'missions.approve': 6,
  'missions.undo': 3,
  'missions.complete, on behalf': 3,
  'rewards.claim': 4,
  'rewards.rejectClaim': 2,
  'rewards.approveClaim': 2,
  'games.start': 2,
  'games.finish': 2,
  'missions.updateAutoApprovalSettings': 2,
};

const act = fc.oneof(
  ...ACT_NAMES.map((name) => ({ arbitrary: fc.constant(name), weight: OFTEN[name] ?? 1 })),
);
const choice = fc.nat({ max: 11 });

/** Mostly somebody who may; sometimes a hero tries a parent's act or the other way round. */
const play = fc
  .record({
    act,
    isRight: fc.nat({ max: 9 }).map((n) => n > 0),
    who: fc.nat({ max: 1 }),
    a: choice,
    b: choice,
    n: choice,
  })
  .map(({ act, isRight, who, ...choices }): Play => {
    const isParent = (ACTS[act].role === 'parent') === isRight;
    return { act, by: OWN_ACTORS[(isParent ? 0 : 2) + who] ?? 'pat', ...choices };
  });

const strangersPlay = fc
  .record({ act, who: fc.nat({ max: 1 }), a: choice, b: choice, n: choice })
  .map(({ who, ...rest }): Play => ({ by: STRANGERS[who] ?? 'strangeParent', ...rest }));

const sweepSize = fc.option(fc.constantFrom(1, 50), { freq: 3 });
const one = play.map((only): Step => ({ kind: 'acts', plays: [only], sweepSize: null }));
const together = fc
  .record({ plays: fc.array(play, { minLength: 2, maxLength: 5 }), sweepSize })
  .map((found): Step => ({ kind: 'acts', ...found }));
/** The same act twice at the same moment: two taps, two devices, two parents. */
const twice = play.map((each): Step => ({ kind: 'acts', plays: [each, each], sweepSize: null }));
const sweep = fc.constantFrom(1, 50).map((size): Step => ({ kind: 'acts', plays: [], sweepSize: size }));
const strangers = fc
  .array(strangersPlay, { minLength: 1, maxLength: 4 })
  .map((plays): Step => ({ kind: 'strangers', plays }));
/** Up to three days in all directions of a day's bounds, the night of the clock change among them. */
const clock = fc
  .constantFrom(1, 11, 61, 8 * 60, 24 * 60, 25 * 60)
  .map((minutes): Step => ({ kind: 'clock', minutes }));
const plan = fc
  .constantFrom(
    'trial' as const,
    'active' as const,
    'active' as const,
    'cancelled' as const,
    'expired' as const,
  )
  .map((status): Step => ({ kind: 'plan', status }));

/** Sequences of what two parents, two heroes, the timer and strangers do; short ones first when they shrink. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { arbitrary: one, weight: 12 },
    { arbitrary: together, weight: 6 },
    { arbitrary: twice, weight: 3 },
    { arbitrary: sweep, weight: 4 },
    { arbitrary: strangers, weight: 2 },
    { arbitrary: clock, weight: 4 },
    { arbitrary: plan, weight: 2 },
  ),
  { minLength: 1, maxLength: 50, size: 'max' },
);
