import { invalidRequest, noSuch } from './errors';

export type ListPage = {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;
};

type Listed = { id: string; object: string; created: number };
type Input<T> = { all: T[]; page: ListPage; url: string };

/** One page of a list, newest first, in Stripe's list shape. `all` is in the order of creation. */
export function listObjects<T extends Listed>({ all, page, url }: Input<T>): object {
  const found = all.filter(({ created }) => isWithin(created, page.created)).reverse();
  const { limit, starting_after, ending_before } = page;
  if (starting_after !== undefined && ending_before !== undefined) {
    throw invalidRequest('You cannot parameterize both ending_before and starting_after.');
  }
  if (ending_before !== undefined) {
    const end = indexOf(found, ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: found.slice(start, end), has_more: start > 0, url };
  }
  const start = starting_after === undefined ? 0 : indexOf(found, starting_after, 'starting_after') + 1;
  const data = found.slice(start, start + limit);
  return { object: 'list', data, has_more: start + data.length < found.length, url };
}

function indexOf(found: Listed[], id: string, param: string): number {
  const index = found.findIndex((item) => item.id === id);
  if (index < 0) throw noSuch(found[0]?.object ?? 'object', id, param);
  return index;
}

function isWithin(at: number, range: ListPage['created']): boolean {
  if (range === undefined) return true;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return at > gt && at >= gte && at < lt && at <= lte;
}
