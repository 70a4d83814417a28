import type { Transaction } from '@herohood/db/client';
import { insertAudit, insertNews, type NewSyncEvent } from '@herohood/db/sync/queries';
import type { Actor, FamilyNews, Ports } from '../context';

/** What an act changed, for the other devices and for the family's audit list. */
export interface Changes {
  /** A hero's devices and the parents hear of it; with `childId` 'all' every hero does, without only parents. */
  event(change: {
    type: 'created' | 'updated' | 'deleted';
    entity: SyncEntity;
    entityId?: string | null;
    childId?: string | 'all';
  }): void;
  audit(entry: { act: string; summary: string; childId?: string }): void;
}

export type SyncEntity =
  | 'child'
  | 'habit'
  | 'completion'
  | 'reward_transaction'
  | 'reward'
  | 'reward_claim'
  | 'controls'
  | 'game_play'
  | 'auto_approval'
  | 'subscription'
  | 'family'
  | 'join_request'
  | 'device'
  | 'reminder';

const RETRIED_CODES = new Set(['40001', '40P01']); // serialization failure, deadlock: safe to run again
const ATTEMPTS = 4;

/**
 * Runs one act in one transaction: its writes, then its sync events and audit entries, together or not at all;
 * and tells the connected devices after the commit. Runs again when Postgres broke a deadlock, so `work` must
 * keep its effects inside the transaction.
 */
export async function transact<T>(
  ctx: Pick<Ports, 'db' | 'now' | 'live'> & { actor: Actor },
  work: (tx: Transaction, changes: Changes) => Promise<T>,
): Promise<T> {
  return retried(async () => {
    const journal = new Journal(ctx.actor);
    const result = await ctx.db.transaction(async (tx) => {
      const value = await work(tx, journal);
      await journal.write(tx, ctx.now());
      return value;
    });
    for (const news of journal.news()) ctx.live.changed(news);
    return result;
  });
}

/** Runs a transaction again when Postgres broke a deadlock by undoing it, up to four times in all. */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetried(error)) throw error;
    }
  }
}

class Journal implements Changes {
  private readonly events: NewSyncEvent[] = [];
  private readonly entries: { act: string; summary: string; childId?: string }[] = [];

  constructor(private readonly actor: Actor) {}

  event({ type, entity, entityId, childId }: Parameters<Changes['event']>[0]): void {
    const audience = childId === 'all' ? 'family' : childId ? 'child' : 'parents';
    this.events.push({
      type,
      entity,
      entityId: entityId ?? null,
      childId: audience === 'child' ? childId : null,
      audience,
    });
  }

  audit(entry: { act: string; summary: string; childId?: string }): void {
    this.entries.push(entry);
  }

  /** Events come last: they take the family's row lock, which orders them by commit. */
  async write(tx: Transaction, at: Date): Promise<void> {
    const { familyId, kind, id, name } = this.actor;
    const actor = { at, actorKind: kind, actorId: id, actorName: name };
    const entries = this.entries.map((entry) => ({ ...actor, ...entry }));
    if (this.events.length > 0) await insertNews(tx, familyId, { events: this.events, entries });
    else if (entries.length > 0) await insertAudit(tx, familyId, entries);
  }

  news(): FamilyNews[] {
    const { familyId } = this.actor;
    if (this.events.some((event) => event.audience === 'family')) return [{ familyId, childId: 'all' }];
    const heroes = new Set(this.events.flatMap((event) => event.childId ?? []));
    if (heroes.size > 0) return [...heroes].map((childId) => ({ familyId, childId }));
    return this.events.length > 0 ? [{ familyId }] : [];
  }
}

function isRetried(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && typeof e.code === 'string' && RETRIED_CODES.has(e.code)) return true;
  }
  return false;
}
