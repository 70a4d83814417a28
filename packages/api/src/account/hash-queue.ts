import type { DomainError } from '@herohood/domain/errors';
import { refusal } from '../refusals';

/** Whose password waits for its hash. */
export interface HashCaller {
  /** The caller's network address: turns are shared out by it. */
  address: string;
  /** Whether the caller has their answer already, so that nobody needs the hash any more. */
  isAnswered?: () => boolean;
}

interface Waiter extends HashCaller {
  begin: () => void;
  refuse: (error: Error) => void;
}

const RETRY_AFTER_S = 5;

/**
 * A queue for work that keeps a core busy: one at a time, at most `most` waiting, turns shared out by address. When it is
 * full, a newcomer takes the last place of the most crowded address, if that has more than theirs would; whoever loses
 * a place or finds none is refused with 503. Work whose caller was answered meanwhile is not begun.
 */
export function createHashQueue({ most }: { most: number }) {
  let isBusy = false;
  /** In the order of their turns; no list is empty. */
  const waiting = new Map<string, Waiter[]>();

  function enter(waiter: Waiter): void {
    dropAnswered();
    const own = waiting.get(waiter.address) ?? [];
    if (countWaiting() >= most && !takePlace(own.length)) {
      waiter.refuse(busy());
      return;
    }
    waiting.set(waiter.address, own);
    own.push(waiter);
  }

  function takePlace(ownWaiting: number): boolean {
    const [crowded] = [...waiting.values()].sort((a, b) => b.length - a.length);
    if (!crowded || crowded.length <= ownWaiting + 1) return false;
    crowded.pop()?.refuse(busy());
    return true;
  }

  function next(): void {
    dropAnswered();
    const [first] = waiting;
    if (!first) {
      isBusy = false;
      return;
    }
    const [address, [waiter, ...others]] = first;
    // Behind all other addresses.
    waiting.delete(address);
    if (others.length > 0) waiting.set(address, others);
    waiter?.begin();
  }

  function dropAnswered(): void {
    for (const [address, waiters] of waiting) {
      const left = waiters.filter(({ isAnswered }) => !isAnswered?.());
      for (const waiter of waiters) if (!left.includes(waiter)) waiter.refuse(busy());
      if (left.length === waiters.length) continue;
      if (left.length > 0) waiting.set(address, left);
      else waiting.delete(address);
    }
  }

  const countWaiting = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

  return {
    /** Does `work` when it is its turn. @throws DomainError UNAVAILABLE when it was not begun. */
    async inTurn<T>(caller: HashCaller, work: () => Promise<T>): Promise<T> {
      if (isBusy)
        await new Promise<void>((begin, refuse) => {
          enter({ address: caller.address, isAnswered: caller.isAnswered, begin, refuse } as Waiter);
        });
      isBusy = true;
      try {
        return await work();
      } finally {
        next();
      }
    },
    countWaiting,
  };
}

function busy(): DomainError {
  return refusal('UNAVAILABLE', 'tooManySignIns', {
    retryAfter: RETRY_AFTER_S,
  });
}
