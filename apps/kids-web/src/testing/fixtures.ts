import type { Child } from '@herohood/domain/children/schema';
import { DEFAULT_CONTROLS } from '@herohood/domain/controls/defaults';
import type { Controls, ScreenTime } from '@herohood/domain/controls/schema';
import { DEFAULT_PARTS } from '@herohood/domain/days/parts';
import type { CalendarDay } from '@herohood/domain/days/schema';
import { MINI_GAMES } from '@herohood/domain/games/catalogue';
import { DEFAULT_HABIT } from '@herohood/domain/habits/choices';
import type { ChildHabit } from '@herohood/domain/habits/schema';
import type { HomeToday } from '@herohood/domain/home/schema';
import type { Board, BoardMission } from '@herohood/domain/missions/board-schema';
import type { Completion } from '@herohood/domain/missions/schema';
import { todayStatus } from '@herohood/domain/missions/today-status';
import type { Badges, WeeklyProgress } from '@herohood/domain/progress/schema';
import type { ShowingReminder } from '@herohood/domain/reminders/schema';
import { AVATAR_CATALOGUE } from '@herohood/domain/shop/avatar-catalogue';
import { GEAR_CATALOGUE } from '@herohood/domain/shop/gear-catalogue';
import type { AvatarItem, GearItem } from '@herohood/domain/shop/schema';
import { SYNC_ENTITIES, type SyncEntity } from '@herohood/domain/sync/entities';
import type { SyncEvent } from '@herohood/domain/sync/schema';
import { FakeEventSource } from './fake-event-source';
import type { Procedures } from './trpc-server';

const AT = '2026-03-10T08:00:00.000Z';

export function makeHero(change: Partial<Child> = {}): Child {
  return {
    id: 'hero-1',
    name: 'Mia',
    avatarType: 'robot',
    avatarUrl: null,
    level: 1,
    xp: 40,
    totalXp: 40,
    rewardPoints: 8,
    unlockedAvatars: ['robot'],
    unlockedGear: [],
    isNew: false,
    streakRule: 'any',
    locale: null,
    equippedGear: [],
    style: { backdrop: null, frame: null, pose: null },
    xpIntoLevel: 40,
    xpForNextLevel: 100,
    username: 'mia7',
    createdAt: AT,
    ...{ timeZone: 'UTC', dayStartHour: 0, weekStart: 'mon', serverTime: AT },
    ...change,
  };
}

export function makeHabit(id: string, name: string, change: Partial<ChildHabit> = {}): ChildHabit {
  return {
    id,
    childId: 'hero-1',
    masterHabitId: `master-${id}`,
    own: { schedule: null, partOfDay: null, timesPerDay: null, approval: null },
    ...DEFAULT_HABIT,
    ...{ name, description: null, icon: 'teeth', frequency: 'daily', createdAt: AT },
    ...{ reminderEnabled: false, reminderTime: '08:00', timeRangeStart: '07:00', timeRangeEnd: '20:00' },
    ...change,
  };
}

export function makeCompletion(
  habitId: string,
  status: Completion['status'],
  change: Partial<Completion> = {},
): Completion {
  return {
    id: `done-${habitId}`,
    habitId,
    childId: 'hero-1',
    slot: 1,
    date: '2026-03-10',
    status,
    completedAt: AT,
    xpEarned: 50,
    promisedXp: 50,
    feedback: null,
    praise: null,
    autoApproved: false,
    autoApprovesAt: null,
    decidedAt: null,
    decidedBy: null,
    photoUrl: null,
    find: null,
    ...change,
  };
}

/** A habit on the board of a day: due once, at any time. */
export function makeBoardMission(
  { id, name, description, icon, color, xpReward, tool }: ChildHabit,
  change: Partial<BoardMission> = {},
): BoardMission {
  return {
    ...{ habitId: id, name, description, icon, color, xpReward, tool },
    ...{ partOfDay: 'any', slot: 1, slots: 1, due: 'due', status: 'available' },
    ...{ timeRangeStart: '07:00', timeRangeEnd: '20:00', approval: 'family', photo: 'none', week: null },
    ...{
      completionId: null,
      feedback: null,
      completedAt: null,
      xpEarned: null,
      promisedXp: null,
      photoUrl: null,
    },
    ...change,
  };
}

/** The board of a hero who has these habits: noon, and nothing special about the day. */
export function makeBoard(habits: readonly ChildHabit[], change: Partial<Board> = {}): Board {
  return {
    date: '2026-03-10',
    minute: 12 * 60,
    weekStart: 'mon',
    marks: [],
    parts: DEFAULT_PARTS,
    missions: habits.map((habit) => makeBoardMission(habit)),
    ...change,
  };
}

/** All days of a month: missed, unless a test says what they are. */
export function makeMonth(month: string, of: Record<string, Partial<CalendarDay>> = {}): CalendarDay[] {
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return Array.from({ length }, (_, at): CalendarDay => {
    const date = `${month}-${String(at + 1).padStart(2, '0')}`;
    return { date, kind: 'missed', due: 1, done: 0, marks: [], ...of[date] };
  });
}

function makeWeekly(change: Partial<WeeklyProgress> = {}): WeeklyProgress {
  const dailyBreakdown = [3, 0, 2, 1, 4, 4, 2].map((completed, index) => ({
    date: `2026-03-0${index + 3}`,
    completed,
    total: index === 1 ? 0 : 4,
  }));
  return {
    status: 'yellow',
    completedHabits: 16,
    pendingHabits: 1,
    totalHabits: 24,
    healthScore: 75,
    dailyBreakdown,
    ...change,
  };
}

export function makeBadge(
  id: string,
  change: Partial<Badges['badges'][number]> = {},
): Badges['badges'][number] {
  return {
    ...{ id, name: id, earned: false, progress: 0, goal: 10 },
    ...{ family: 'missions', hidden: false, description: `About ${id}.`, next: null },
    ...change,
  };
}

export function makeBadges(change: Partial<Badges> = {}): Badges {
  return {
    badges: [
      makeBadge('first-mission', { name: 'First Mission', earned: true, progress: 1, goal: 1 }),
      makeBadge('rising-hero', { name: 'Rising Hero', progress: 4, goal: 10 }),
    ],
    currentStreak: 3,
    bestStreak: 5,
    streakAtRisk: false,
    shields: { held: 0, max: 2, used: [] },
    weeklyStreaks: [],
    records: null,
    ...change,
  };
}

export function makeControls(change: Partial<Controls> = {}): Controls {
  return { ...DEFAULT_CONTROLS, emergencyActivatedAt: null, ...change };
}

export function makeScreenTime(change: Partial<ScreenTime> = {}): ScreenTime {
  return { allowanceMinutes: 130, gameMinutesUsed: 10, gameMinutesLeft: 20, bedtimeNow: false, ...change };
}

export function makeReminder(change: Partial<ShowingReminder> = {}): ShowingReminder {
  return {
    habitId: 'teeth',
    name: 'Brush teeth',
    icon: 'teeth',
    day: '2026-03-10',
    at: AT,
    until: '2099-01-01T00:00:00.000Z',
    ringtone: 'happy-bells',
    ...change,
  };
}

/** Both shops as the server lists them; pictures are the apps' matter. */
export const makeAvatarShop = (): AvatarItem[] => AVATAR_CATALOGUE.map(({ art, ...item }) => item);
export const makeGearShop = (): GearItem[] => GEAR_CATALOGUE.map(({ art, ...item }) => item);

/** An event that is newer than all that the fixtures say. */
const makeEvent = (id: string, entity: SyncEntity): SyncEvent => ({
  id,
  type: 'updated',
  entity,
  entityId: null,
  childId: null,
  createdAt: '2026-03-10T08:00:01.000Z',
});

/** A board on which these were tried: of each time of a mission the one that decides. What was done is on it in any case. */
export function boardWith(board: Board, tries: readonly Completion[]): Board {
  const known = new Set(board.missions.map(({ habitId }) => habitId));
  const others = [...new Set(tries.map(({ habitId }) => habitId))].filter((id) => !known.has(id));
  const rows = [...board.missions, ...others.map((id) => makeBoardMission(makeHabit(id, id)))];
  const missions = rows.map((row) => {
    const own = tries.filter(({ habitId, slot }) => habitId === row.habitId && slot === row.slot);
    const status = todayStatus(own.map((each) => each.status));
    const shown = own.find((each) => each.status === status);
    if (!shown) return row;
    const { id: completionId, feedback, completedAt, xpEarned, promisedXp, photoUrl } = shown;
    return { ...row, status, completionId, feedback, completedAt, xpEarned, promisedXp, photoUrl };
  });
  return { ...board, missions };
}

/** The home of a hero who has these missions. */
export function makeHome(hero: Child = makeHero(), board: Board = makeBoard([])): HomeToday {
  return {
    ...{ asOf: AT, hero, board, hasHabits: board.missions.length > 0 },
    streak: { days: 3, isAtRisk: false, shields: { held: 0, max: 2 } },
    ...{ controls: makeControls(), hasGames: true },
  };
}

/** What a server with these procedures says of the home: its parts are those that a test has changed. */
async function homeOf(procedures: Procedures): Promise<HomeToday> {
  const ask = async <Answer>(name: string, input: object = {}) =>
    (await procedures[name]?.(input as never)) as Answer;
  const hero = await ask<Child | null>('account.childMe');
  if (!hero) return null as never;
  const own = { id: hero.id };
  const { currentStreak, streakAtRisk, shields } = await ask<Badges>('progress.badges', own);
  const board = boardWith(await ask('days.board', own), await ask('missions.listToday', own));
  const habits = await ask<ChildHabit[]>('habits.listForChild', own);
  return {
    ...{ asOf: AT, hero, board, hasHabits: habits.length > 0 },
    streak: { days: currentStreak, isAtRisk: streakAtRisk, shields },
    controls: await ask('controls.get', own),
    hasGames: (await ask<{ hasAccess: boolean }>('subscription.checkFeatureAccess')).hasAccess,
  };
}

/** A server with one hero and one mission; a test replaces what matters to it. */
export function makeProcedures(change: Procedures = {}): Procedures {
  const habits = change['habits.listForChild'] ?? (() => [makeHabit('teeth', 'Brush teeth')]);
  const procedures: Procedures = {
    'home.today': () => homeOf(procedures),
    'home.celebrations': ({ since }: { since: string }) => ({ cursor: since, celebrations: [] }),
    // All habits of the hero are due, unless a test says what is.
    'days.board': async (input: never) => makeBoard((await habits(input)) as ChildHabit[]),
    'account.childMe': () => makeHero(),
    'days.calendar': (input: { month: string } | null) => makeMonth(input?.month ?? '2026-03'),
    'habits.listForChild': habits,
    'missions.listToday': () => [],
    'missions.listCompletions': () => [],
    'goals.list': () => [],
    'proposals.listForChild': () => [],
    'rewards.listForChild': () => [],
    'rewards.listClaims': () => [],
    'controls.get': () => makeControls(),
    'controls.screenTime': () => makeScreenTime(),
    'reminders.showing': () => [],
    'shop.listAvatars': makeAvatarShop,
    'shop.listGear': makeGearShop,
    'games.list': () => MINI_GAMES.map((game) => ({ ...game, difficulty: 1, bestScore: null })),
    'subscription.checkFeatureAccess': () => ({
      hasAccess: true,
      user: { subscriptionStatus: 'active' },
    }),
    'world.cheers': () => [],
    'world.openTrip': () => null,
    'progress.weekly': () => makeWeekly(),
    'praise.list': () => [],
    'progress.badges': () => makeBadges(),
    'sync.childFamilyData': () => ({
      lastSyncTime: AT,
      today: '2026-03-10',
      // A test that says that the family changed means all of it.
      syncEvents: Array.from({ length: FakeEventSource.changes }).flatMap((_, i) =>
        SYNC_ENTITIES.map((entity) => makeEvent(`event-${i}-${entity}`, entity)),
      ),
      devices: [],
      fullRefresh: false,
    }),
    'sync.markCompleted': () => ({ completed: 0 }),
    ...change,
  };
  return procedures;
}
