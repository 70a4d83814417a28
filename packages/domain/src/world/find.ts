import { FIND_SETS, type Find } from './find-sets';
import { seedOf } from './seed';

/** A find, and the id of its set. */
export interface FindOfSet extends Find {
  set: string;
}

const ALL: readonly FindOfSet[] = FIND_SETS.flatMap((set) =>
  set.finds.map((find) => ({ ...find, set: set.id })),
);

/** One approval of about so many brings a find. */
const APPROVALS_PER_FIND = 3;

/** Whether the approval of that completion brings a find: the same answer whenever it is asked (rules: finds). */
export function bringsFind(completionId: string): boolean {
  return seedOf(`find:${completionId}`) % APPROVALS_PER_FIND === 0;
}

/** From 0 to 1, the same for the same text. */
const shareOf = (text: string) => seedOf(text) / 2 ** 32;
/** How far a hero's sets lie apart, beside how far the finds of one spread: two or three sets fill at a time. */
const SET_SPREAD = 4;

/**
 * A hero's finds by their numbers, counted from 0: each hero meets them in an order of their own, the sets one after the
 * other with some overlap, so that a first one is whole early. The first numbers are all finds once, the next ones all
 * again: whoever fills the lowest free number has nothing twice before every set is whole (rules: finds).
 */
export function findsOf(childId: string): (no: number) => FindOfSet {
  const rounds = new Map<number, FindOfSet[]>();
  return (no) => {
    const round = Math.floor(no / ALL.length);
    const order = rounds.get(round) ?? orderOf(`${childId}:${round}`);
    rounds.set(round, order);
    return order[no % ALL.length]!;
  };
}

/** So many different finds there are: the numbers below it are each of them once. */
export const FIND_COUNT = ALL.length;

/** How many different finds, and how many whole sets, a hero has. @param numbers those of their finds below `FIND_COUNT` */
export function collectionOf(
  childId: string,
  numbers: Iterable<number>,
): { finds: number; wholeSets: number } {
  const findOf = findsOf(childId);
  const owned = new Set([...numbers].map((no) => findOf(no).id));
  const wholeSets = FIND_SETS.filter(({ finds }) => finds.every(({ id }) => owned.has(id))).length;
  return { finds: owned.size, wholeSets };
}

function orderOf(seed: string): FindOfSet[] {
  return ALL.map((find) => ({
    find,
    place: SET_SPREAD * shareOf(`${seed}:${find.set}`) + shareOf(`${seed}:${find.id}`),
  }))
    .sort((a, b) => a.place - b.place)
    .map(({ find }) => find);
}
