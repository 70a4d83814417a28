import { requestRefusal } from '@herohood/api/refusals';
import type { FamilyId } from '@herohood/db/family/family-id';

/** A browser with a window too many; a page that opens streams in a loop stops here. */
const PER_SESSION = 8;
/** Far above a family's devices and tabs. */
const PER_FAMILY = 50;
/** Of a family's: heroes who sign in again and again leave their parents room. */
const HEROES_PER_FAMILY = 40;
/** A school or a library may stand behind one address. */
const PER_ADDRESS = 200;
const RETRY_AFTER_S = 30;

/** Who has a stream open, as far as limits go. */
export interface StreamHolder {
  role: 'parent' | 'child';
  familyId: FamilyId;
  /** The same for every stream of one session. */
  session: string;
  /** Null where addresses tell nobody apart. */
  address: string | null;
}

export interface OpenStream extends StreamHolder {
  /** Ends the stream without telling that the session is over: the app connects again. */
  close(): void;
}

/** The streams that are open on this server. */
export interface LiveStreams {
  /** @throws DomainError TOO_MANY_TRIES when the session, the family or the address has too many. */
  checkRoom(holder: StreamHolder): void;
  add(stream: OpenStream): void;
  remove(stream: OpenStream): void;
  count(role: OpenStream['role']): number;
  closeAll(): void;
}

export function createLiveStreams(): LiveStreams {
  const open = new Set<OpenStream>();
  const counts = new Map<string, number>();

  return {
    checkRoom: (holder) => {
      if (boundsOf(holder).every(([key, most]) => (counts.get(key) ?? 0) < most)) return;
      throw requestRefusal('TOO_MANY_TRIES', 'tooManyStreams', {
        retryAfter: RETRY_AFTER_S,
      });
    },
    add: (stream) => {
      if (open.has(stream)) return;
      open.add(stream);
      for (const [key] of boundsOf(stream)) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    remove: (stream) => {
      if (!open.delete(stream)) return;
      for (const [key] of boundsOf(stream)) {
        const left = (counts.get(key) ?? 0) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      }
    },
    count: (role) => [...open].filter((stream) => stream.role === role).length,
    closeAll: () => {
      for (const stream of [...open]) stream.close();
    },
  };
}

/** What a stream counts for, and how many streams may. */
function boundsOf({ role, familyId, session, address }: StreamHolder): [key: string, most: number][] {
  return [
    [`session:${session}`, PER_SESSION],
    [`family:${familyId}`, PER_FAMILY],
    ...(role === 'child' ? ([[`heroes:${familyId}`, HEROES_PER_FAMILY]] as [string, number][]) : []),
    ...(address === null ? [] : ([[`address:${address}`, PER_ADDRESS]] as [string, number][])),
  ];
}
