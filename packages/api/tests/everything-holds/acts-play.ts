import type { Caller } from '../testing/test-family';
import type { ActorName, Person, Pool, World } from './acts-world';

/** One act in a sequence; `a`, `b` and `n` choose whom and what it concerns. */
export interface Play {
  act: string;
  by: ActorName;
  a: number;
  b: number;
  n: number;
}

/** What came of an act: its answer, or the code that it was refused with. */
export interface Outcome {
  play: Play;
  code: string | null;
  answer?: unknown;
  fault?: unknown;
}

/** What an act sees: the caller, and its choices among what there is. */
export interface Turn {
  world: World;
  by: ActorName;
  call: Caller;
  /** One of the newest four of a kind, or an id that nothing has. */
  one(pool: Pool, choice?: number): string;
  /** The hero who calls; sometimes another one. */
  self: string;
  /** The parent who calls, by what this test knows of them. */
  person: Person;
  /** One of the family of Pat and Sam, and nobody from outside. */
  isOwn: boolean;
  /** One of a few values. */
  of<T>(values: readonly T[]): T;
  b: number;
  n: number;
  now: Date;
}

export interface Act {
  /** Who may do it; others try it too, only less often. The provider is the payment provider and the push service. */
  role: 'parent' | 'hero' | 'provider';
  /** It answers though the family has no premium access (rules: subscription). */
  isOpen?: boolean;
  /** A hero may do it in emergency mode (rules: sessions). */
  isDuringEmergency?: boolean;
  /** Nobody needs to be signed in for it, so only who it is for is asked to play it. */
  isPublic?: boolean;
  /** Tables in which it may leave something behind although it is refused; all else stays as it was. */
  mayLeave?: readonly string[];
  /** What kind of thing it answers with. */
  gives?: Pool;
  run(turn: Turn): Promise<unknown>;
}

export const parent = (run: Act['run'], gives?: Pool): Act => ({
  role: 'parent',
  run,
  ...(gives && { gives }),
});
export const hero = (run: Act['run'], gives?: Pool): Act => ({ role: 'hero', run, ...(gives && { gives }) });
/** A parent's act that needs no premium access. */
export const open = (run: Act['run'], gives?: Pool): Act => ({ ...parent(run, gives), isOpen: true });
/** What anybody may ask, signed in or not. */
export const anyone = (role: 'parent' | 'hero', run: Act['run']): Act => ({
  ...{ role, run, isOpen: true, isPublic: true },
});
export const provider = (run: (turn: Turn) => unknown): Act => ({
  ...{ role: 'provider', isOpen: true, isPublic: true },
  run: async (turn) => run(turn),
});

/** Names of taps: so few that they come again, for the same and for something else. */
export const TAPS = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
