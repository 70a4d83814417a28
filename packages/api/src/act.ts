import type { Transaction } from '@herohood/db/client';
import { markStreaks } from '@herohood/db/days/rule-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import type { StreakHero } from '@herohood/db/progress/streak-queries';
import { type NewAuditEntry, type NewSyncEvent, recordChanges } from '@herohood/db/sync/queries';
import type { ActedBy } from '@herohood/db/sync/record-act';
import type { Audited } from '@herohood/domain/family/audit';
import { isHelperNews, type SyncEntity } from '@herohood/domain/sync/entities';
import type { FamilyChange, LivePort, Ports, RequestInfo } from './context';
import { settleStreaks } from './progress/settle-streaks';

/** What has changed. A hero's devices and the parents hear of it; with `childId` 'all' every hero does, without only parents. */
interface Change {
  type: 'created' | 'updated' | 'deleted';
  entity: SyncEntity;
  entityId?: string | null;
  childId?: string | 'all';
  /** Absent: the actor's own family. */
  familyId?: FamilyId;
}

/**
 * Who acts, with what. An act about many families has an actor of none, and names the family of each change. Whoever waits to be let in
 * has their own row, and no word in the family's life yet: of what they do nothing is told (rules: family).
 */
export interface Acting extends Pick<Ports, 'db' | 'now' | 'live' | 'log'> {
  actor: ActedBy & { familyId?: FamilyId; isWaiting?: boolean };
  /** The request that asks for the act; there is none where time does. */
  request?: Pick<RequestInfo, 'page'>;
}

/**
 * Runs one act: its writes, sync events and audit entries are one transaction. After the commit it tells the connected
 * devices, counts streaks anew, and does what else the unit was given, in this order and once. Work may run
 * again, when Postgres broke a deadlock, so it keeps its effects inside the transaction or gives them to the unit.
 */
export async function act<T>(acting: Acting, work: (tx: Transaction, unit: Unit) => Promise<T>): Promise<T> {
  const { unit, value } = await acting.db.transaction(async (tx) => {
    const begun = new Unit(tx, acting.actor);
    const done = await work(tx, begun);
    const { actor, events, entries } = begun;
    // Comes last: it takes the families' row locks, which order events by commit.
    if (events.length + entries.length > 0) {
      await recordChanges(tx, { now: acting.now(), actor, events, entries });
    }
    return { unit: begun, value: done };
  });
  const { db, now } = acting;
  const live = inNameOf(acting);
  for (const change of announcements(unit.told)) live.changed(change);
  for (const effect of [
    () => settleStreaks({ db, now, live }, [...unit.streaks.values()]),
    ...unit.effects,
  ]) {
    try {
      await effect();
    } catch (err) {
      // The act is done, so nothing that goes wrong here may fail it: clean-ups and the next reader come to it.
      const { familyId } = unit.actor;
      acting.log.warn({ err, familyId }, 'What follows an act was left undone.');
    }
  }
  return value;
}

/** Tells the connected devices, and the page that acts that this was its own doing. */
function inNameOf({ live, actor, request }: Acting): LivePort {
  if (!actor.id || !request?.page) return live;
  const by = `${actor.id}.${request.page}`;
  return { changed: (change) => live.changed({ ...change, by }) };
}

/** What an act writes beside its rows, and what follows its commit. */
export class Unit {
  readonly events: NewSyncEvent[] = [];
  readonly entries: NewAuditEntry[] = [];
  readonly told: NewSyncEvent[] = [];
  readonly streaks = new Map<string, StreakHero>();
  readonly effects: (() => Promise<unknown>)[] = [];

  constructor(
    readonly tx: Transaction,
    /** Whoever signs up is known only when their row is written. */
    public actor: Acting['actor'],
  ) {}

  /** Tells the devices what has changed. */
  event(change: Change): void {
    if (!this.actor.isWaiting) this.events.push(this.wrote(change));
  }

  /** The same of a change whose event a statement has written itself, or whose family is gone. */
  wrote({ type, entity, entityId = null, childId, familyId }: Change): NewSyncEvent {
    const audience = childId === 'all' ? 'family' : childId ? 'child' : 'parents';
    const ofHero = audience === 'child' ? (childId ?? null) : null;
    const event = { familyId: this.own(familyId), type, entity, entityId, childId: ofHero, audience };
    this.told.push(event);
    return event;
  }

  /** Puts an act into the family's list. */
  audit(entry: Audited & { childId?: string | null; familyId?: FamilyId }): void {
    if (!this.actor.isWaiting) this.entries.push({ ...entry, familyId: this.own(entry.familyId) });
  }

  /** Has streaks counted anew from a day on, after the commit. Locks the heroes, in the order of their ids. */
  async streaksFrom(childIds: string[] | 'all', fromDay: string): Promise<void> {
    this.recount(await markStreaks(this.tx, { familyId: this.own(), childIds, fromDay }));
  }

  /** The same of heroes whom a statement has marked itself. */
  recount(heroes: readonly StreakHero[]): void {
    for (const hero of heroes) this.streaks.set(hero.childId, hero);
  }

  /** What else follows the commit: bytes that go, a push. It may be lost, when the server dies. */
  after(effect: () => Promise<unknown>): void {
    this.effects.push(effect);
  }

  private own(familyId = this.actor.familyId): FamilyId {
    if (familyId === undefined) throw new Error('This act has no family of its own.');
    return familyId;
  }
}

/** Each family once, or each of its heroes; helpers hear of what they may read (rules: members). */
function announcements(events: readonly NewSyncEvent[]): FamilyChange[] {
  return [...new Set(events.map(({ familyId }) => familyId))].flatMap((familyId): FamilyChange[] => {
    const own = events.filter((event) => event.familyId === familyId);
    const family: FamilyChange = { familyId };
    if (!isHelperNews(own.map(({ entity }) => entity))) family.isHiddenFromHelpers = true;
    if (own.some(({ audience }) => audience === 'family')) return [{ ...family, childId: 'all' }];
    const heroes = [...new Set(own.flatMap(({ childId }) => childId ?? []))];
    return heroes.length > 0 ? heroes.map((childId) => ({ ...family, childId })) : [family];
  });
}
