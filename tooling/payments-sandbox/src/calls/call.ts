import { noSuch } from '../errors';
import type { FormTree } from '../form';
import type { Work } from '../work';

/** One call, after it was let in: `id` from the path, `form` from query and body together. */
export type Call = {
  work: Work;
  id: string;
  form: FormTree;
  /** 'public': somebody who knows no more than a payment's client secret. */
  access: 'secret' | 'public';
};

/** Does a call and gives its answer, unexpanded. @throws ApiError to refuse it */
export type Run = (call: Call) => object;

type Found<T> = { all: Record<string, T>; noun: string; id: string; param?: string };

/** @param param where the id stood; left out: in the path */
export function find<T>({ all, noun, id, param = 'id' }: Found<T>): T {
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (found === undefined) throw noSuch(noun, id, param);
  return found;
}
