import { DomainError } from '@herohood/domain/errors';
import { isLoopback } from './loopback';

/** Far above a family's devices and tabs; a page that opens streams in a loop stops here. */
const PER_FAMILY = 50;
/** A school or a library may stand behind one address. */
const PER_ADDRESS = 200;
const RETRY_AFTER_S = 30;

export interface OpenStream {
  role: 'parent' | 'child';
  familyId: string;
  address: string;
  /** Ends the stream without telling that the session is over: the app connects again. */
  close(): void;
}

/** The streams that are open on this server. */
export interface LiveStreams {
  /** @throws DomainError TOO_MANY_TRIES when the family or the address has too many. */
  checkRoom(familyId: string, address: string): void;
  add(stream: OpenStream): void;
  remove(stream: OpenStream): void;
  count(role: OpenStream['role']): number;
  closeAll(): void;
}

export function createLiveStreams(limits = { perFamily: PER_FAMILY, perAddress: PER_ADDRESS }): LiveStreams {
  const open = new Set<OpenStream>();
  const byFamily = new Map<string, number>();
  const byAddress = new Map<string, number>();

  const count = (counts: Map<string, number>, key: string, change: 1 | -1) => {
    const next = (counts.get(key) ?? 0) + change;
    if (next > 0) counts.set(key, next);
    else counts.delete(key);
  };

  return {
    checkRoom: (familyId, address) => {
      const isFull =
        (byFamily.get(familyId) ?? 0) >= limits.perFamily ||
        (!isLoopback(address) && (byAddress.get(address) ?? 0) >= limits.perAddress);
      if (!isFull) return;
      throw new DomainError('TOO_MANY_TRIES', 'Too many open connections. Please close some windows.', {
        retryAfter: RETRY_AFTER_S,
      });
    },
    add: (stream) => {
      if (open.has(stream)) return;
      open.add(stream);
      count(byFamily, stream.familyId, 1);
      count(byAddress, stream.address, 1);
    },
    remove: (stream) => {
      if (!open.delete(stream)) return;
      count(byFamily, stream.familyId, -1);
      count(byAddress, stream.address, -1);
    },
    count: (role) => [...open].filter((stream) => stream.role === role).length,
    closeAll: () => {
      for (const stream of [...open]) stream.close();
    },
  };
}
