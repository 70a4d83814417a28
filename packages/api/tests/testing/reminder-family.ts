import type { FamilyId } from '@herohood/db/family/family-id';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import { pushReminders, sendDueReminders } from '../../src/reminders/send-due-reminders';
import { createTestFamily } from './test-family';
import type { TestPorts } from './test-ports';

/** A reminder as it was sent; instants in ISO form. */
export interface Rung {
  habitId: string;
  day: string;
  sentAt: string;
}

/** A family whose habits have reminders, and the worker's turn by hand. */
export async function createReminderFamily(
  ports: TestPorts,
  database: TestDatabase,
  options: { timeZone?: string } = {},
) {
  const family = await createTestFamily(ports, options);
  const [row] = await database.sql`select family_id as id from children where id = ${family.hero.id}`;
  const familyId: FamilyId = row?.id;
  return {
    ...family,
    familyId,
    /** Gives the hero one more habit with a reminder that may ring at any hour; the assignment's id. */
    addReminder: async (reminderTime: string, fields: object = {}): Promise<string> => {
      const master = await family.parent.call().habits.createMaster({
        name: `At ${reminderTime}`,
        reminderEnabled: true,
        reminderTime,
        timeRangeStart: '00:00',
        timeRangeEnd: '00:00',
        ...fields,
      });
      return (await family.parent.call().habits.assign({ id: family.hero.id, masterHabitId: master.id })).id;
    },
    /** All that rang in this family, in order. */
    rung: async (): Promise<Rung[]> => {
      const rows = await database.sql`
        select child_habit_id, day::text, sent_at from reminders where family_id = ${familyId} order by sent_at, day`;
      return rows.map((r) => ({
        habitId: r.child_habit_id,
        day: r.day,
        sentAt: new Date(r.sent_at).toISOString(),
      }));
    },
    /** Habits whose devices were told, one entry an event. */
    told: async (): Promise<string[]> => {
      const rows = await database.sql`
        select entity_id from sync_events where family_id = ${familyId} and entity = 'reminder'
          and child_id = ${family.hero.id} and audience = 'child' order by id`;
      return rows.map((r) => r.entity_id);
    },
    showing: () => family.child.call().reminders.showing(),
  };
}

export type ReminderFamily = Awaited<ReturnType<typeof createReminderFamily>>;

/** What a worker does at one turn: batch after batch until nothing is due, then the pushes. */
export async function takeTurn(ports: TestPorts): Promise<number> {
  let sent = 0;
  for (;;) {
    const batch = await sendDueReminders(ports, { batchSize: 50 });
    sent += batch.sent.length;
    if (batch.sent.length > 0) await pushReminders(ports, batch.sent);
    if (batch.examined === 0) return sent;
  }
}

/** Moves the clock to `iso` and takes a turn. */
export function turnAt(ports: TestPorts, iso: string): Promise<number> {
  ports.clock.now = new Date(iso);
  return takeTurn(ports);
}

/** Takes a turn every so often from one instant to another, both included, and one just before each: nothing comes early. */
export async function turnsBetween(
  ports: TestPorts,
  { from, to, turnMs }: { from: string; to: string; turnMs: number },
): Promise<void> {
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += turnMs) {
    await turnAt(ports, new Date(ms - 1).toISOString());
    await turnAt(ports, new Date(ms).toISOString());
  }
}
