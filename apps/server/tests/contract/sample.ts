import type { Extras } from './contract-client';
import type { Family, World } from './contract-world';

/** How a test calls one row: what its address names, what it sends, and what it must refuse besides. */
export interface Sample {
  /** What `{id}` names: something of the family, made anew for each call; two ids in one address with a space between. */
  id?: (world: World, family: Family) => Promise<string>;
  /** What the address asks besides, where it must. */
  query?: string;
  body?: (family: Family, role: Role) => object;
  /** Input that is refused with 400, besides what follows from the document. */
  bad?: Bad[];
  /** What must have happened before, to a family of its own. */
  prepare?: (world: World, family: Family) => Promise<void>;
  /** What the call sends instead of JSON. */
  extras?: Extras;
  /** The call ends what the family needs for other calls, so it gets a family of its own. */
  isFinal?: true;
  /** Only a family that has paid may call: pays for the family, and does what else opens the row to its hero. */
  needsPaidAccess?: (world: World, family: Family) => Promise<void>;
}

/** None of them is the exact id of a language that a server without pseudo-locales offers. */
export const NO_LOCALES = ['DE', 'de-AT', 'pt', 'iw', 'xx', '', 'en-XA', 'ar-XB', 7];

/** A row's call with its ids filled in, in their order. */
export function addressOf(call: string, ids: string): string {
  const left = ids.split(' ');
  return call.replaceAll(/\{\w+\}/g, () => left.shift() ?? '');
}

export type Role = 'parent' | 'child' | 'anyone';
export type Bad = { body: object; code?: string } | { query: string };
