import type { FamilyId } from '@herohood/db/family/family-id';
import type { DomainError } from '@herohood/domain/errors';

/** Who waits for a turn. */
export interface TurnCaller {
  /** What turns are shared out by: an address, a family. */
  of: string;
  /** Whether the caller has their answer already, so that nobody needs the work any more. */
  isAnswered?: (() => boolean) | undefined;
}

/** Whose turn the work of a family's call is. */
export const turnOf = ({ familyId, request }: Caller): TurnCaller => ({
  of: familyId,
  isAnswered: request?.isAnswered,
});

interface Caller {
  familyId: FamilyId;
  request?: { isAnswered?: (() => boolean) | undefined };
}

interface TurnRules {
  /** So many work together. */
  atOnce: number;
  /** So many wait. */
  most: number;
  /** So many of one wait, where that is bounded. */
  mostOfOne?: number;
  /** What whoever finds no place is refused with. */
  refuse: () => DomainError;
}

interface Waiter extends TurnCaller {
  begin: () => void;
  refuse: (error: Error) => void;
}

/**
 * A queue for heavy work: `atOnce` run together, at most `most` wait, turns shared out among those who ask. When it is
 * full, a newcomer takes the last place of whoever has most, if that is more than theirs would be; whoever loses a place or
 * finds none is refused. Work whose caller was answered meanwhile is not begun.
 */
export function createTurns({ atOnce, most, mostOfOne = most, refuse: busy }: TurnRules) {
  let running = 0;
  /** In the order of their turns; no list is empty. */
  const waiting = new Map<string, Waiter[]>();

  function enter(waiter: Waiter): void {
    dropAnswered();
    const own = waiting.get(waiter.of) ?? [];
    if (own.length >= mostOfOne || (countWaiting() >= most && !takePlace(own.length))) {
      waiter.refuse(busy());
      return;
    }
    waiting.set(waiter.of, own);
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
      running -= 1;
      return;
    }
    const [of, [waiter, ...others]] = first;
    // Behind all others. Whoever is next takes this place over, so that nobody slips in between.
    waiting.delete(of);
    if (others.length > 0) waiting.set(of, others);
    waiter?.begin();
  }

  function dropAnswered(): void {
    for (const [of, waiters] of waiting) {
      const left = waiters.filter(({ isAnswered }) => !isAnswered?.());
      for (const waiter of waiters) if (!left.includes(waiter)) waiter.refuse(busy());
      if (left.length === waiters.length) continue;
      if (left.length > 0) waiting.set(of, left);
      else waiting.delete(of);
    }
  }

  const countWaiting = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

  return {
    /** Does `work` when it is its turn. @throws DomainError UNAVAILABLE when it was not begun. */
    async inTurn<T>(caller: TurnCaller, work: () => Promise<T>): Promise<T> {
      if (running < atOnce) running += 1;
      else await new Promise<void>((begin, refuse) => enter({ ...caller, begin, refuse }));
      try {
        return await work();
      } finally {
        next();
      }
    },
    countWaiting,
  };
}
