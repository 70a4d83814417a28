import type { Transaction } from '@herohood/db/client';
import { type CompletionRow, insertCompletion } from '@herohood/db/missions/queries';
import { payMissions } from '@herohood/db/points/pay-queries';
import { dueState } from '@herohood/domain/days/due-state';
import { DEFAULT_DAY_RULES } from '@herohood/domain/days/facts';
import type { HabitPlan } from '@herohood/domain/days/schedule';
import { PERCENT } from '@herohood/domain/missions/amount';
import { payoutFor } from '@herohood/domain/points/payout';
import { HOUR_MS } from '@herohood/domain/time/durations';
import { addDays, dayBounds, familyDay } from '@herohood/domain/time/family-day';
import type { Ports } from '../context';
import { settleStreaks } from '../progress/settle-streaks';
import { DEMO_DAYS, type DemoCast, wasDone } from './demo-story';

/** Something that happened in the demo family. The story is told in the order of time, as its lists are read. */
export interface DemoMoment {
  at: Date;
  tell: () => Promise<unknown>;
}

/** Six weeks of missions, approved each evening by one parent, but for those that are trusted. */
export function historyMoments(ports: Ports, cast: DemoCast): DemoMoment[] {
  const clock = { timeZone: cast.family.timeZone, dayStartHour: cast.family.dayStartHour };
  const today = familyDay(ports.now(), clock);
  const doneOn = new Map(cast.heroes.flatMap(({ habits }) => habits.map(({ id }) => [id, [] as string[]])));
  const isDue = (plan: HabitPlan & { id: string }, day: string) => {
    const liveDays = doneOn.get(plan.id) ?? [];
    return dueState({ plan, day, liveDays, marks: [], weekStart: DEFAULT_DAY_RULES.weekStart }) === 'due';
  };
  return Array.from({ length: DEMO_DAYS }, (_, index) => {
    const daysAgo = DEMO_DAYS - index;
    const day = addDays(today, -daysAgo);
    const noon = dayBounds(day, clock).start.getTime() + 12 * HOUR_MS;
    const at = new Date(noon + 6 * HOUR_MS);
    const parent = cast.parents[daysAgo % cast.parents.length];
    const tellDay = async (tx: Transaction) => {
      const asked: CompletionRow[] = [];
      for (const { story, child, habits } of cast.heroes) {
        const trusted: CompletionRow[] = [];
        for (const [nth, habit] of habits.entries()) {
          if (!isDue(habit, day) || !wasDone(story, nth, daysAgo)) continue;
          doneOn.get(habit.id)?.push(day);
          const isTrusted = habit.approval === 'trust';
          const doneAt = isTrusted ? at : new Date(noon + nth * HOUR_MS);
          const row = await write(tx, { habit, child, date: day, at: doneAt });
          (isTrusted ? trusted : asked).push(row);
        }
        await payTrusted(tx, { done: trusted, child, at });
      }
      if (parent) await approveAll(tx, { done: asked, parent, at });
    };
    const tell = async () => {
      await ports.db.transaction(tellDay);
      const heroes = cast.heroes.map(({ child: { familyId, id: childId } }) => ({ familyId, childId }));
      await settleStreaks({ ...ports, now: () => at }, heroes);
    };
    return { at, tell };
  });
}

function approveAll(
  tx: Transaction,
  { done, parent, at }: { done: CompletionRow[]; parent: DemoCast['parents'][number]; at: Date },
) {
  const { id, firstName: name } = parent;
  return payMissions(tx, {
    ...{ completions: done, now: at, decidedBy: id, praise: null, isAuto: false, event: 'updated' },
    actor: { kind: 'parent', id, name },
    audited: { act: 'mission.approved', args: { percent: PERCENT.whole, isPraised: false } },
  });
}

/** What is trusted is a hero's own act. */
function payTrusted(
  tx: Transaction,
  { done, child, at }: { done: CompletionRow[]; child: DemoCast['heroes'][number]['child']; at: Date },
) {
  const { id, name } = child;
  return payMissions(tx, {
    ...{ completions: done, now: at, decidedBy: null, praise: null, isAuto: false, isTrusted: true },
    ...{ event: 'created', actor: { kind: 'child', id, name } },
    audited: { act: 'mission.trusted', args: { mission: null } },
  });
}

interface Entry {
  habit: DemoCast['heroes'][number]['habits'][number];
  child: { id: string };
  date: string;
  at: Date;
}

function write(tx: Transaction, { habit, child, date, at }: Entry): Promise<CompletionRow> {
  const { xp, points } = payoutFor(habit.xpReward);
  return insertCompletion(tx, {
    familyId: habit.familyId,
    childId: child.id,
    childHabitId: habit.id,
    date,
    completedAt: at,
    xpEarned: xp,
    promisedXp: xp,
    pointsEarned: points,
    createdAt: at,
  });
}
