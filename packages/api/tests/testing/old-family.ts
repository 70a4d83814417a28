import type { TestDatabase } from '@herohood/db/testing/test-database';
import { addDays } from '@herohood/domain/time/family-day';
import { createPasswords, HASH_COSTS } from '../../src/account/password';
import { openBrowser } from './test-family';
import type { TestPorts } from './test-ports';

/** The last day of the history; tests ask at a moment of it. */
export const OLD_TODAY = '2026-03-10';
const HISTORY_DAYS = 75;
const LOGIN = { email: 'old@hero.example', password: 'secret-enough' };

/** One after the other, so that what is named by them is named alike in every database. */
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const FAMILY = idOf(1);

/** How likely, in tenths, each hero's habits are done on a day; the last ones have long breaks. */
const HEROES = [
  { name: 'Ada', habits: 4, likely: 9 },
  { name: 'Ben', habits: 5, likely: 6 },
  { name: 'Cleo', habits: 3, likely: 2 },
];

/** A stream of numbers from 0 to 9 that is the same each time. */
function dice() {
  let state = 20_260_310;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * 10);
  };
}

/**
 * Writes a family with months of history into a database from before schedules, marks and shields: habits that were off for
 * a while, taken away or given later, missions in every state, some of them done on behalf before the habit was given.
 */
export async function writeOldFamily({ sql }: TestDatabase): Promise<void> {
  const own = { family_id: FAMILY };
  await sql`insert into families ${sql({
    ...{ id: FAMILY, code: 'ABCDEF', time_zone: 'Pacific/Auckland', day_start_hour: 3 },
    ...{ trial_ends_at: '2040-01-01', created_at: '2025-12-01T00:00:00Z' },
  })}`;
  await sql`insert into parents ${sql({
    ...{ ...own, id: idOf(2), role: 'owner', email: LOGIN.email, first_name: 'Pat', last_name: 'Parent' },
    password_hash: await createPasswords(HASH_COSTS.cheap).hash(LOGIN.password),
  })}`;
  const roll = dice();
  const first = addDays(OLD_TODAY, -HISTORY_DAYS);
  let rows = 0;
  for (const [nth, { name, habits, likely }] of HEROES.entries()) {
    const hero = { ...own, child_id: idOf(10 + nth) };
    await sql`insert into children ${sql({
      ...{ ...own, id: hero.child_id, name, avatar_type: 'ninja', unlocked_avatars: ['ninja'] },
      created_at: `2025-12-0${nth + 1}T00:00:00Z`,
    })}`;
    await sql`insert into parental_controls ${sql(hero)}`;
    for (let at = 0; at < habits; at += 1) {
      const [masterId, habitId] = [idOf(100 + nth * 10 + at), idOf(200 + nth * 10 + at)];
      const isGone = nth === 1 && at === 4;
      const isOff = nth === 1 && at === 3;
      const looks = { name: `Habit ${at}`, icon: 'book', color: 'mint', xp_reward: 25 * (at + 1) };
      await sql`insert into master_habits ${sql({ ...own, ...looks, id: masterId })}`;
      await sql`insert into child_habits ${sql({
        ...{ ...hero, ...looks, id: habitId, master_habit_id: masterId, is_active: !isOff },
        ...{ created_at: `2025-12-1${at}T00:00:00Z`, deleted_at: isGone ? '2026-03-06T10:00:00Z' : null },
      })}`;
      // Given in the middle, off for a week, or taken away in the week that is asked about.
      const given = at === 2 ? addDays(OLD_TODAY, -20) : first;
      const until = isGone ? '2026-03-06' : isOff ? '2026-03-08' : null;
      const pause = addDays(OLD_TODAY, -12);
      const period = { ...hero, child_habit_id: habitId };
      if (at === 1) {
        await sql`insert into habit_periods ${sql({ ...period, from_day: given, until_day: pause })}`;
        await sql`insert into habit_periods ${sql({ ...period, from_day: addDays(pause, 7), until_day: until })}`;
      } else await sql`insert into habit_periods ${sql({ ...period, from_day: given, until_day: until })}`;
      const done = [];
      for (let day = first; day <= OLD_TODAY; day = addDays(day, 1)) {
        if (roll() >= likely) continue;
        if (until && day >= until) continue;
        const chance = roll();
        const isWaiting = day >= addDays(OLD_TODAY, -2) && chance < 4;
        const status = isWaiting
          ? 'pending'
          : chance === 9
            ? 'rejected'
            : chance === 8
              ? 'withdrawn'
              : 'approved';
        const isApproved = status === 'approved';
        rows += 1;
        done.push({
          ...{ ...period, id: idOf(10_000 + rows), date: day, status, completed_at: `${day}T05:00:00Z` },
          ...{
            xp_earned: looks.xp_reward,
            points_earned: looks.xp_reward / 5,
            approval_no: isApproved ? 1 : 0,
          },
          feedback: status === 'rejected' ? 'Once more' : null,
          ...{ decided_at: isApproved ? `${day}T06:00:00Z` : null, created_at: `${day}T05:00:00Z` },
        });
      }
      await sql`insert into completions ${sql(done)}`;
    }
  }
  await countUp({ sql });
}

/** What approvals count: days, streaks, habits and balances. */
async function countUp({ sql }: Pick<TestDatabase, 'sql'>): Promise<void> {
  await sql`insert into child_days (family_id, child_id, day, approved_count, streak_start)
    select family_id, child_id, date, n, min(date) over (partition by child_id, island) from (
      select family_id, child_id, date, n, date - (row_number() over (partition by child_id order by date))::int as island
      from (select family_id, child_id, date, count(*)::int as n from completions where status = 'approved'
        group by 1, 2, 3) d) x`;
  await sql`update completions c set streak_start = s.first from (
      select id, min(date) over (partition by child_habit_id, island) as first from (
        select id, child_habit_id, date,
          date - (row_number() over (partition by child_habit_id order by date))::int as island
        from completions where status = 'approved') x) s where s.id = c.id`;
  await sql`insert into habit_counts (family_id, child_id, child_habit_id, approved_count)
    select family_id, child_id, child_habit_id, count(*) from completions where status = 'approved' group by 1, 2, 3`;
  await sql`update children c set total_xp = d.xp, xp = d.xp, reward_points = d.points, approved_count = d.n from (
    select child_id, sum(xp_earned) as xp, sum(points_earned) as points, count(*) as n from completions
    where status = 'approved' group by 1) d where d.child_id = c.id`;
}

type Progress = ReturnType<ReturnType<typeof openBrowser>['call']>['progress'];
type Report = Awaited<ReturnType<Progress['report']>>;
type Badges = Awaited<ReturnType<Progress['badges']>>;

/** All figures of its days as the product's own calls answer them, in the shape in which they were kept. */
export async function readFigures(ports: TestPorts) {
  const parent = openBrowser(ports);
  await parent.call().account.login(LOGIN);
  const { home, progress } = parent.call();
  const heroes = [];
  for (const [nth, { name }] of HEROES.entries()) {
    const id = idOf(10 + nth);
    heroes.push({
      name,
      weekly: await progress.weekly({ id }),
      badges: figuresOfBadges(await progress.badges({ id })),
      week: figuresOfReport(await progress.report({ id })),
      month: figuresOfReport(await progress.report({ id, from: '2026-02-08', to: OLD_TODAY })),
    });
  }
  const today = (await home.parentToday()).days.map(({ childId, done, waiting, total, open }) => {
    return [childId, done, waiting, total, ...open.map(({ habitId }) => habitId)].join(' ');
  });
  return { today, heroes };
}

const figuresOfBadges = ({ badges, currentStreak, bestStreak }: Badges) => ({
  ...{ currentStreak, bestStreak },
  badges: badges.map(({ id, earned, progress, goal }) => `${id} ${earned} ${progress}/${goal}`).join(', '),
});

type Counted = Pick<Report, 'due' | 'done' | 'waiting' | 'xp' | 'completionRate'>;

const counted = ({ due, done, waiting, xp, completionRate }: Counted) =>
  `${done}/${due}, ${waiting} waiting, ${xp} XP, ${completionRate} %`;

/** One line for the whole, each day and each habit. */
function figuresOfReport(report: Report): string[] {
  const { totalXp, level, bestStreak, currentStreak, activeHabits, before, days, habits } = report;
  return [
    [totalXp, level, bestStreak, currentStreak, activeHabits, counted(report), counted(before)].join('; '),
    ...days.map(
      ({ date, due, done, waiting, xp }) => `${date}: ${done}/${due}, ${waiting} waiting, ${xp} XP`,
    ),
    ...habits.map((habit) => {
      const { habitId, isActive, streak, missedByWeekday } = habit;
      const figures = [isActive, streak, counted(habit), counted(habit.before), missedByWeekday.join(' ')];
      return `${habitId.slice(-3)}: ${figures.join('; ')}`;
    }),
  ];
}
