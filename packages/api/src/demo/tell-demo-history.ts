import type { Transaction } from '@herohood/db/client';
import { type CompletionRow, insertCompletion } from '@herohood/db/missions/queries';
import { approveTransactions } from '@herohood/db/points/decide-queries';
import { payMissions } from '@herohood/db/points/pay-queries';
import { insertTransaction, listWaitingTransactions } from '@herohood/db/points/queries';
import { payoutFor } from '@herohood/domain/points/payout';
import { BONUS_SOURCE, BONUS_TYPE, BONUSES } from '@herohood/domain/points/transaction';
import { addDays, dayBounds, familyDay } from '@herohood/domain/time/family-day';
import type { Ports } from '../context';
import type { DemoCast } from './create-demo-family';
import { DEMO_DAYS, wasDone } from './demo-story';
import { setRewards } from './set-demo-rewards';

const HOUR_MS = 3_600_000;

/** Six weeks of approved missions day by day, their rewards, then what is open today: waiting, sent back, and points to approve. */
export async function tellHistory(tx: Transaction, ports: Ports, cast: DemoCast): Promise<void> {
  const clock = { timeZone: cast.family.timeZone, dayStartHour: cast.family.dayStartHour };
  const today = familyDay(ports.now(), clock);
  for (let daysAgo = DEMO_DAYS; daysAgo >= 1; daysAgo -= 1) {
    const day = addDays(today, -daysAgo);
    const noon = dayBounds(day, clock).start.getTime() + 12 * HOUR_MS;
    const done: CompletionRow[] = [];
    for (const { story, child, habits } of cast.heroes) {
      for (const [index, habit] of habits.entries()) {
        if (!wasDone(story, index, daysAgo)) continue;
        const at = new Date(noon + index * HOUR_MS);
        const row = await write(tx, { habit, child, date: day, at });
        if (row) done.push(row);
      }
    }
    const parent = cast.parents[daysAgo % cast.parents.length];
    if (done.length > 0 && parent) await approveAll(tx, { done, parent, at: new Date(noon + 6 * HOUR_MS) });
  }
  await settleMilestones(tx, ports, cast);
  await setRewards(tx, ports, cast);
  await openToday(tx, ports, { cast, today });
}

function approveAll(
  tx: Transaction,
  { done, parent, at }: { done: CompletionRow[]; parent: DemoCast['parents'][number]; at: Date },
) {
  const { id, firstName: name } = parent;
  return payMissions(tx, {
    ...{ completions: done, now: at, decidedBy: id, feedback: null, isAuto: false, event: 'updated' },
    ...{
      act: 'mission.approved',
      actor: { kind: 'parent', id, name },
      summary: `${name} approved a mission`,
    },
  });
}

/** The parents have granted the streaks of the past; the newest one still waits for them. */
async function settleMilestones(tx: Transaction, ports: Ports, { family, parents }: DemoCast): Promise<void> {
  const familyId = family.id;
  const [, ...older] = await listWaitingTransactions(tx, familyId);
  const approval = { approvedBy: parents[0]?.id ?? '', approvedAt: ports.now() };
  await approveTransactions(tx, { familyId, ids: older.map(({ id }) => id) }, approval);
}

interface Entry {
  habit: DemoCast['heroes'][number]['habits'][number];
  child: { id: string };
  date: string;
  at: Date;
  decision?: { status: 'rejected'; decidedBy: string | null; feedback: string };
}

function write(tx: Transaction, { habit, child, date, at, decision }: Entry): Promise<CompletionRow | null> {
  const { xp, points } = payoutFor(habit.xpReward);
  return insertCompletion(tx, {
    familyId: habit.familyId,
    childId: child.id,
    childHabitId: habit.id,
    date,
    completedAt: at,
    xpEarned: xp,
    pointsEarned: points,
    createdAt: at,
    ...(decision && { ...decision, decidedAt: new Date(at.getTime() + HOUR_MS) }),
  });
}

async function openToday(
  tx: Transaction,
  ports: Ports,
  { cast, today }: { cast: DemoCast; today: string },
): Promise<void> {
  const now = ports.now();
  const [first, second] = cast.parents;
  for (const [index, { child, habits }] of cast.heroes.entries()) {
    const [one, two] = habits;
    if (one) await write(tx, { habit: one, child, date: today, at: minutesBefore(now, 40 + index * 15) });
    if (two && index === 1) {
      const feedback = 'Almost! Please read five more pages and tell me about them.';
      const decision = { status: 'rejected', decidedBy: first?.id ?? null, feedback } as const;
      await write(tx, { habit: two, child, date: today, at: minutesBefore(now, 100), decision });
    }
    const bonus = BONUSES[index % BONUSES.length] ?? BONUSES[0];
    const approvedAt = minutesBefore(now, 1440 * (index + 1));
    await insertTransaction(tx, {
      familyId: child.familyId,
      childId: child.id,
      amount: bonus.amount,
      type: BONUS_TYPE,
      source: BONUS_SOURCE,
      description: bonus.description,
      requiresApproval: false,
      isApproved: true,
      approvedBy: second?.id ?? null,
      approvedAt,
      createdAt: approvedAt,
    });
  }
}

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}
