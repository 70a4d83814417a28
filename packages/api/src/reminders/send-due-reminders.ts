import type { Transaction } from '@herohood/db/client';
import { readFamilyFacts } from '@herohood/db/days/facts-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import {
  insertReminders,
  type LookRow,
  listSent,
  lockFamiliesToLookAt,
  lockLooks,
  moveLooks,
} from '@herohood/db/reminders/queries';
import { type DayMission, isDone, missionsOfDay } from '@herohood/domain/days/day-missions';
import {
  decideReminder,
  nextLook,
  type ReminderDecision,
  type ReminderQuestion,
} from '@herohood/domain/reminders/plan';
import type { ReminderPush } from '@herohood/domain/reminders/schema';
import { effectiveReminder } from '@herohood/domain/reminders/settings';
import { act, type Unit } from '../act';
import type { Ports } from '../context';
import { type Family, toFamily } from '../family/family';
import { type PushOutcome, pushToHeroes } from '../push/send-pushes';
import { pushTexts } from '../text/en/pushes';
import { say } from '../text/say';

/**
 * The repeating job that sends reminders (rules: reminders). Postgres holds when each is looked at next; three turns a
 * minute keep a reminder within a minute of its time, also when one turn is lost.
 */
export const sendRemindersJob = { name: 'reminders', everyMs: 20_000 } as const;

const CLOCK = { kind: 'system', id: null, name: 'Reminders' };

/** A reminder that this call has sent: what Web Push needs of it. */
export interface SentReminder {
  familyId: FamilyId;
  childId: string;
  habitId: string;
  name: string;
  icon: string;
  until: Date;
}

type Look = { row: LookRow; question: ReminderQuestion; decision: ReminderDecision };

/**
 * Decides one batch of families' reminders in one transaction and sends those whose time is here: a row and a sync
 * event together, announced after the commit (rules: reminders). Call again until `examined` is 0. Safe on many workers at
 * once and after any crash: families are locked and skipped when another worker holds them, every fact is read under
 * the lock, and the key of family, habit and day admits one reminder. Web Push is the caller's, after the commit: a
 * process that dies in between loses that push, never the event.
 */
export async function sendDueReminders(
  ports: Pick<Ports, 'db' | 'now' | 'live' | 'log' | 'billing'>,
  { batchSize }: { batchSize: number },
): Promise<{ sent: SentReminder[]; examined: number }> {
  const now = ports.now();
  return act({ ...ports, actor: CLOCK }, async (tx, unit) => {
    const rows = await lockFamiliesToLookAt(tx, now, batchSize);
    if (rows.length === 0) return { sent: [], examined: 0 };
    const families = new Map(rows.map((row) => [row.id, toFamily(row, ports)]));
    const looks = await decideLooks(tx, families, now);
    const sent = await send(unit, looks, now);
    await moveLooks(
      tx,
      looks.map(({ row: { habit }, question, decision }) => ({
        familyId: habit.familyId,
        childHabitId: habit.id,
        lookAt: nextLook(decision, question),
      })),
    );
    return { sent, examined: looks.length };
  });
}

async function decideLooks(tx: Transaction, families: Map<FamilyId, Family>, now: Date): Promise<Look[]> {
  const ids = [...families.keys()];
  const rows = await lockLooks(tx, ids, now);
  const days = rows.map(({ habit: { familyId, id } }) => ({
    familyId,
    childHabitId: id,
    day: familyOf(families, familyId).today,
  }));
  const [sent, missions] = [await listSent(tx, days), await missionsOf(tx, families, rows)];
  return rows.map((row) => {
    const { habit, isShown, controls } = row;
    const mission = missions.get(habit.id);
    const family = familyOf(families, habit.familyId);
    const question: ReminderQuestion = {
      reminder: effectiveReminder(habit, family.row.reminderSettings),
      // Who cannot do missions now is not called to one.
      isActive: isShown && controls.enableHabits && !controls.emergencyMode,
      isDueToday: mission?.state === 'due',
      isDoneToday: mission !== undefined && isDone(mission),
      isSentToday: sent.has(habit.id),
      now,
      clock: family.clock,
    };
    return { row, question, decision: decideReminder(question) };
  });
}

/** What the day asks of these habits, by the judge of all days (rules: schedules, days off). */
async function missionsOf(
  tx: Transaction,
  families: Map<FamilyId, Family>,
  rows: LookRow[],
): Promise<Map<string, DayMission>> {
  const found = new Map<string, DayMission>();
  for (const familyId of new Set(rows.map(({ habit }) => habit.familyId))) {
    const { today } = familyOf(families, familyId);
    const facts = await readFamilyFacts(tx, familyId, { from: today, until: today });
    for (const hero of facts.values()) {
      for (const mission of missionsOfDay(hero, today)) found.set(mission.habitId, mission);
    }
  }
  return found;
}

async function send(unit: Unit, looks: Look[], now: Date): Promise<SentReminder[]> {
  const chosen = looks.flatMap(({ row: { habit }, decision }) =>
    decision.kind === 'send' ? [{ habit, planned: decision.planned }] : [],
  );
  const written = await insertReminders(
    unit.tx,
    chosen.map(({ habit: { familyId, childId, id }, planned: { day, at, until } }) => ({
      familyId,
      childId,
      childHabitId: id,
      day,
      dueAt: at,
      endsAt: until,
      sentAt: now,
    })),
  );
  for (const { familyId, childId, childHabitId: entityId } of written) {
    unit.event({ familyId, type: 'created', entity: 'reminder', entityId, childId });
  }
  const habits = new Map(chosen.map(({ habit }) => [habit.id, habit]));
  return written.map(({ familyId, childId, childHabitId, endsAt }) => ({
    familyId,
    childId,
    habitId: childHabitId,
    name: habits.get(childHabitId)?.name ?? '',
    icon: habits.get(childHabitId)?.icon ?? '',
    until: endsAt,
  }));
}

function familyOf(families: Map<FamilyId, Family>, id: FamilyId): Family {
  const family = families.get(id);
  if (!family) throw new Error('A reminder of a family that is not locked.');
  return family;
}

/** Shows sent reminders on the heroes' devices also while the app is closed. Parents' devices stay silent. */
export function pushReminders(
  ports: Pick<Ports, 'db' | 'now' | 'push' | 'log'>,
  sent: SentReminder[],
): Promise<PushOutcome> {
  return pushToHeroes(
    ports,
    sent.map(({ familyId, childId, habitId, name, icon, until }) => ({
      familyId,
      childId,
      until,
      message: (locale) =>
        ({
          kind: 'reminder',
          habitId,
          icon,
          title: name,
          body: say(locale, pushTexts.reminderBody),
          until: until.toISOString(),
        }) satisfies ReminderPush,
    })),
  );
}
