import type { State } from './state';
import type { Customer } from './wire';

/** What an act of the sandbox works with: a draft of the state that is kept or thrown away as a whole. */
export type Work = {
  state: State;
  /** The real present, in seconds. Acts on customers ask `timeOf` instead. */
  nowSeconds: number;
  /** A new id with Stripe's prefix, e.g. 'cus'. */
  newId(prefix: string): string;
  /** Letters and digits that cannot be guessed. */
  secret(length: number): string;
  /** Who asked, for the events; nobody when time itself did it. */
  request: { id: string | null; idempotencyKey: string | null };
};

/** The name of the clock that everybody without an own one lives by. */
export const DEFAULT_CLOCK = 'clock_default';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 24;

type Input = { state: State; now: Date; random: () => number; request: Work['request'] };

export function openWork({ state, now, random, request }: Input): Work {
  const secret = (length: number) =>
    Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('');
  return {
    state,
    nowSeconds: Math.floor(now.getTime() / 1000),
    newId: (prefix) => `${prefix}_${secret(ID_LENGTH)}`,
    secret,
    request,
  };
}

/** The present of a clock, in seconds; null means the default one, which runs on with the real time. */
export function timeOfClock(work: Work, clock: string | null | undefined): number {
  const own = clock == null ? undefined : work.state.testClocks[clock];
  return own?.frozen_time ?? work.nowSeconds + work.state.offsetSeconds;
}

/** The present of a customer, in seconds. */
export function timeOf(work: Work, customer: Pick<Customer, 'test_clock'>): number {
  return timeOfClock(work, customer.test_clock);
}
