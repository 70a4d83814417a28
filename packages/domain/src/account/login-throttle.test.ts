import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountTries,
  ADDRESS_TRIES,
  type AddressTries,
  accountAfterRightTry,
  accountAfterUnseenTry,
  addressAfterGivenBackTry,
  admitAccountTry,
  admitAddressTry,
  admitLogin,
  lockMsAfter,
} from './login-throttle';

const START = Date.parse('2026-03-10T07:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Someone who tries a wrong secret again and again at one account, and writes down what they are told. */
function guesser({ isKnownDevice = false } = {}) {
  let state: AccountTries | null = null;
  return {
    tryAt(ms: number): number | 'admitted' {
      const decision = admitAccountTry({ state, now: new Date(START + ms), isKnownDevice });
      if (decision.kind === 'locked') return decision.retryAfter;
      state = decision.state;
      return 'admitted';
    },
    succeed() {
      state = accountAfterRightTry(state!);
    },
    newPin() {
      state = null;
    },
  };
}

describe('the lock of an account', () => {
  it.each([
    [4, 0],
    [5, 30],
    [6, 60],
    [7, 120],
    [8, 240],
    [9, 480],
    [10, 900],
    [11, 900],
    [5000, 900],
  ])('%i wrong tries lock for %i s', (failures, seconds) => {
    expect(lockMsAfter(failures)).toBe(seconds * SECOND);
  });

  it('five tries are free, the sixth waits 30 seconds', () => {
    const child = guesser();
    expect([1, 2, 3, 4, 5].map((n) => child.tryAt(n))).toEqual(Array(5).fill('admitted'));
    expect(child.tryAt(5)).toBe(30);
    expect(child.tryAt(29 * SECOND + 5)).toBe(1);
    expect(child.tryAt(30 * SECOND + 5)).toBe('admitted');
    expect(child.tryAt(30 * SECOND + 6)).toBe(60);
  });

  it('a refused try does not lengthen it', () => {
    const child = guesser();
    for (let n = 0; n < 5; n++) child.tryAt(0);
    for (let n = 0; n < 1000; n++) child.tryAt(n);
    expect(child.tryAt(30 * SECOND)).toBe('admitted');
  });

  it('a right try ends it, and all five are free again', () => {
    const child = guesser();
    for (let n = 0; n < 5; n++) child.tryAt(0);
    expect(child.tryAt(30 * SECOND)).toBe('admitted');
    child.succeed();
    for (let n = 0; n < 5; n++) expect(child.tryAt(31 * SECOND)).toBe('admitted');
    expect(child.tryAt(31 * SECOND)).toBe(30);
  });

  it('is forgotten after a day of rest', () => {
    const child = guesser();
    for (let n = 0; n < 5; n++) child.tryAt(0);
    for (let n = 0; n < 5; n++) expect(child.tryAt(24 * HOUR)).toBe('admitted');
    expect(child.tryAt(24 * HOUR)).toBe(30);
  });

  it('ends by itself within 15 minutes, for whoever tries however often on one day', () => {
    const gaps = fc.array(fc.nat(20 * MINUTE), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, (waits) => {
        const child = guesser();
        let ms = 0;
        for (const wait of waits) {
          ms += wait;
          const told = child.tryAt(ms);
          if (told === 'admitted') continue;
          expect(told).toBeLessThanOrEqual(900);
          expect(child.tryAt(ms + told * SECOND)).toBe('admitted');
          ms += told * SECOND;
        }
      }),
    );
  });
});

describe('the daily limit', () => {
  function admittedOnDay(isKnownDevice: boolean): number {
    const child = guesser({ isKnownDevice });
    let admitted = 0;
    for (let ms = 0; ms < 24 * HOUR; ms += 5 * SECOND) if (child.tryAt(ms) === 'admitted') admitted += 1;
    return admitted;
  }

  it('unknown devices get fewer than 100 wrong tries a day', () => {
    expect(admittedOnDay(false)).toBe(99);
  });

  it('tells how long the rest of the day is', () => {
    const child = guesser();
    for (let ms = 0; ms < 24 * HOUR; ms += SECOND) child.tryAt(ms);
    expect(child.tryAt(24 * HOUR - 10 * SECOND)).toBe(10);
  });

  it('right tries do not use it up', () => {
    const child = guesser();
    for (let n = 0; n < 300; n++) {
      expect(child.tryAt(n * SECOND)).toBe('admitted');
      child.succeed();
    }
  });

  it('a known device is held back by its own locks alone', () => {
    expect(admittedOnDay(true)).toBeGreaterThan(100);
  });

  it('successes in between do not refill it', () => {
    const child = guesser();
    let wrong = 0;
    for (let ms = 0; ms < 24 * HOUR; ms += SECOND) {
      if (child.tryAt(ms) !== 'admitted') continue;
      wrong += 1;
      if (wrong % 4 !== 0) continue;
      if (child.tryAt(ms) === 'admitted') child.succeed();
    }
    expect(wrong).toBeLessThan(100);
    expect(child.tryAt(24 * HOUR)).toBe('admitted');
  });
});

describe('the limit of an address', () => {
  const at = (ms: number) => new Date(START + ms);

  it('takes 50 wrong tries in 15 minutes, then waits for the window to end', () => {
    let state: AddressTries | null = null;
    for (let n = 0; n < ADDRESS_TRIES; n++) {
      const decision = admitAddressTry(state, at(n * SECOND));
      expect(decision.kind).toBe('admitted');
      if (decision.kind === 'admitted') state = decision.state;
    }
    expect(admitAddressTry(state, at(5 * MINUTE))).toEqual({ kind: 'locked', retryAfter: 600 });
    expect(admitAddressTry(state, at(15 * MINUTE)).kind).toBe('admitted');
  });

  it('right tries do not use it up', () => {
    let state: AddressTries | null = null;
    for (let n = 0; n < 500; n++) {
      const decision = admitAddressTry(state, at(n * SECOND));
      expect(decision.kind).toBe('admitted');
      if (decision.kind === 'admitted') state = addressAfterGivenBackTry(decision.state);
    }
  });

  it('a right try gives back its own place, not those of the wrong ones', () => {
    expect(addressAfterGivenBackTry({ windowStartedAt: at(0), failures: 7 }).failures).toBe(6);
    expect(addressAfterGivenBackTry({ windowStartedAt: at(0), failures: 0 }).failures).toBe(0);
  });
});

describe('a login', () => {
  const now = new Date(START);
  const lockedAccount: AccountTries = {
    failures: 5,
    lockedUntil: new Date(START + 30 * SECOND),
    lastTryAt: now,
    dayStartedAt: now,
    dayFailures: 5,
  };
  const fullAddress: AddressTries = { windowStartedAt: now, failures: ADDRESS_TRIES };

  it('waits for the longer of two locks', () => {
    expect(admitLogin({ account: lockedAccount, address: fullAddress, now, isKnownDevice: false })).toEqual({
      kind: 'locked',
      retryAfter: 900,
    });
    expect(admitLogin({ account: lockedAccount, address: null, now, isKnownDevice: false })).toEqual({
      kind: 'locked',
      retryAfter: 30,
    });
  });

  it('from a known device is not held up by a full address, nor counted there', () => {
    const decision = admitLogin({ account: null, address: fullAddress, now, isKnownDevice: true });
    expect(decision).toMatchObject({ kind: 'admitted', address: fullAddress, account: { failures: 1 } });
    expect(admitLogin({ account: lockedAccount, address: null, now, isKnownDevice: true })).toEqual({
      kind: 'locked',
      retryAfter: 30,
    });
  });

  it('counts at both before the secret is looked at', () => {
    const decision = admitLogin({ account: null, address: null, now, isKnownDevice: false });
    expect(decision).toMatchObject({
      kind: 'admitted',
      account: { failures: 1, dayFailures: 1 },
      address: { failures: 1 },
    });
  });
});

describe('a try whose secret nobody looked at', () => {
  const locked = { failures: 5, dayStartedAt: new Date(START), dayFailures: 5 };
  it('takes its own lock back, and no later one', () => {
    const lockedUntil = new Date(START + MINUTE);
    const state = { ...locked, lockedUntil, lastTryAt: new Date(START + SECOND) };
    expect(accountAfterUnseenTry(state, new Date(START + SECOND))).toMatchObject({
      failures: 4,
      dayFailures: 4,
      lockedUntil: null,
    });
    expect(accountAfterUnseenTry(state, new Date(START))).toMatchObject({ failures: 4, lockedUntil });
  });
});
