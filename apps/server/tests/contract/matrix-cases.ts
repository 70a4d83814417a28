import type { Caller } from './matrix-callers';
import type { IdsFor, Whose } from './matrix-ids';
import type { Filled, IdPlace, Operation } from './matrix-operations';

/** What an answer must be. */
export type Ruling =
  /** Refused with one of these, e.g. `404 NOT_FOUND`. */
  | { kind: 'refused'; as: string[] }
  /** Refused or without effect on anybody else; what a public call is for everyone. */
  | { kind: 'harmless' }
  /** Not refused for who calls or for what the id names. */
  | { kind: 'allowed' };

/** One call by one caller with one id. */
export interface Case {
  operation: Operation;
  caller: Caller;
  /** E.g. `path id = a stranger's 6f0e…`. */
  what: string;
  filled: Filled;
  ruling: Ruling;
  /** The caller's own id in the address: one of these at least must succeed. */
  isOwn: boolean;
  /** It names what is not the caller's: something of others, or nothing at all. */
  isOthers: boolean;
  isNobodys: boolean;
  /** The caller may not make this call at all, whatever it names. */
  isClosed: boolean;
}

const refused = (...as: string[]): Ruling => ({ kind: 'refused', as });
const NOT_SIGNED_IN = refused('401 UNAUTHORIZED');
const WRONG_ROLE = refused('403 FORBIDDEN');
const NOT_FOUND = refused('404 NOT_FOUND');
/** A field that only one of two roles may send is refused to the other before it is looked at. */
const INVALID = refused('400 BAD_REQUEST', '403 FORBIDDEN');
/** What somebody is told whom an operation does not name among its callers, though their role may (rules: family, members, sessions, subscription). */
const CLOSED_FOR = {
  parent: refused('403 OWNER_ONLY'),
  helper: refused('403 HELPER'),
  waitingParent: refused('403 WAITING_FOR_ACCEPTANCE'),
  parentWithoutPremium: refused('402 PREMIUM_REQUIRED'),
  heroInEmergency: refused('403 EMERGENCY_MODE'),
};

/** Why a caller may not make a call at all, whatever it names; null when they may (rules: errors). */
function closed({ callers, sessions }: Operation, { kind, session }: Caller): Ruling | null {
  if (callers.includes('anyone')) return { kind: 'harmless' };
  if (!session || !kind) return NOT_SIGNED_IN;
  if (!sessions.includes(session)) return WRONG_ROLE;
  if (callers.includes(kind) || (kind === 'owner' && callers.includes('parent'))) return null;
  return kind in CLOSED_FOR ? CLOSED_FOR[kind as keyof typeof CLOSED_FOR] : WRONG_ROLE;
}

/** Every case of one operation for one caller: each id that it takes, in path, query and body, of each kind. */
export function casesOf(operation: Operation, caller: Caller, idsFor: IdsFor): Case[] {
  const { places, sample } = operation;
  const ruling = closed(operation, caller);
  const asked = { operation, caller, idsFor };
  const base = withOwnIds(asked, sample);
  const make = (
    what: string,
    filled: Filled,
    rest: Pick<Case, 'ruling' | 'isOwn' | 'isOthers' | 'isNobodys'>,
  ): Case => ({
    ...{ operation, caller, what, filled },
    ...{ ...rest, isClosed: ruling?.kind === 'refused' },
  });
  if (places.length === 0) {
    return [
      make('no id', base, {
        ruling: ruling ?? { kind: 'allowed' },
        isOwn: false,
        isOthers: false,
        isNobodys: false,
      }),
    ];
  }
  return places.flatMap((place) => {
    const ids = [...idsAt(place, asked, base)].flatMap(([whose, found]) =>
      // Whoever may not call at all is tried with one id of each kind.
      (ruling ? found.slice(0, 1) : found).map((id) => ({ whose, id })),
    );
    return ids.map(({ whose, id }) => {
      const given = structuredClone(sample);
      given[place.in][place.name] = place.value(id);
      if (place.in === 'path' && place.name !== 'id') given.path.id = base.path.id;
      return make(`${place.in} ${place.name} = ${whose} ${id}`, withOwnIds(asked, given), {
        ruling: ruling ?? rulingFor(place, whose, caller),
        isOwn: ruling === null && whose === 'own' && place.isRequired,
        isOthers: whose !== 'own',
        isNobodys: whose === 'an unknown' || whose === 'a malformed',
      });
    });
  });
}

function rulingFor({ entities, strangers, isRequired }: IdPlace, whose: Whose, { kind }: Caller): Ruling {
  // Other members are the owner's to deal with, whatever the id names (rules: members).
  const isOthers = entities.includes('member') && whose !== 'own';
  if (isOthers && (kind === 'parent' || kind === 'helper')) return CLOSED_FOR[kind];
  if (whose === 'own') return { kind: isRequired ? 'allowed' : 'harmless' };
  if (strangers === 'harmless') return { kind: 'harmless' };
  return strangers === 'invalid' ? INVALID : NOT_FOUND;
}

interface Asked {
  operation: Operation;
  caller: Caller;
  idsFor: IdsFor;
}

/** An input in which every required id is one of the caller's own, but for those that are given. */
export function withOwnIds(asked: Asked, given: Filled): Filled {
  const filled = structuredClone(given);
  for (const place of asked.operation.places) {
    if (!place.isRequired || filled[place.in][place.name] !== undefined) continue;
    const ids = idsAt(place, asked, filled);
    const id = ids.get('own')?.[0] ?? ids.get('an unknown')?.[0];
    if (id !== undefined) filled[place.in][place.name] = place.value(id);
  }
  return filled;
}

/** The second id of an address lies under the first. */
function idsAt(place: IdPlace, { caller, idsFor }: Asked, { path }: Filled): Map<Whose, string[]> {
  const isUnder = place.in === 'path' && place.name !== 'id' && path.id !== undefined;
  const under = isUnder ? String(path.id) : undefined;
  const all = new Map<Whose, string[]>();
  for (const entity of place.entities) {
    for (const [whose, ids] of idsFor(entity, caller, { example: place.example, under })) {
      all.set(whose, [...new Set([...(all.get(whose) ?? []), ...ids])]);
    }
  }
  return all;
}
