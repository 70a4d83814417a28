import type { Transaction } from '@herohood/db/client';
import { type NewAuditEntry, type NewSyncEvent, recordChanges } from '@herohood/db/sync/queries';
import type { SyncEntity } from '@herohood/domain/sync/entities';
import { isHelperNews } from '@herohood/domain/sync/helper-news';
import type { Actor, FamilyChange, Ports } from '../context';
import { retried } from './retried';

/** What an act changed, for the other devices and for the family's audit list. */
export interface Changes {
  /** A hero's devices and the parents hear of it; with `childId` 'all' every hero does, without only parents. */
  event(change: {
    type: 'created' | 'updated' | 'deleted';
    entity: SyncEntity;
    entityId?: string | null;
    childId?: string | 'all';
  }): void;
  audit(entry: NewAuditEntry): void;
}

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
    for (const change of journal.familyChanges()) ctx.live.changed(change);
    return result;
  });
}

class Journal implements Changes {
  private readonly events: NewSyncEvent[] = [];
  private readonly entries: NewAuditEntry[] = [];

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

  audit(entry: NewAuditEntry): void {
    this.entries.push(entry);
  }

  /** Comes last: it takes the family's row lock, which orders events by commit. */
  async write(tx: Transaction, now: Date): Promise<void> {
    const { actor, events, entries } = this;
    if (events.length + entries.length === 0) return;
    await recordChanges(tx, actor.familyId, { now, actor, events, entries });
  }

  familyChanges(): FamilyChange[] {
    if (this.events.length === 0) return [];
    const isForHelpers = isHelperNews(this.events.map(({ entity }) => entity));
    const family = {
      familyId: this.actor.familyId,
      ...(!isForHelpers && { isHiddenFromHelpers: true as const }),
    };
    if (this.events.some((event) => event.audience === 'family')) return [{ ...family, childId: 'all' }];
    const heroes = new Set(this.events.flatMap((event) => event.childId ?? []));
    return heroes.size > 0 ? [...heroes].map((childId) => ({ ...family, childId })) : [family];
  }
}
