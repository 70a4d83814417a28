import { sendDueReminders } from '@herohood/api/reminders/send-due-reminders';
import { addDays, daysBetween, localTimeOn } from '@herohood/domain/time/family-day';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Family, openWorld, type World } from '../contract/contract-world';
import { MISSIONS, type Mission, PlainYear } from './plain-year';

/** `SIMULATED_YEAR=full` plays it in all places and looks at every day; else one place, at every fifth day and at those that are special. */
const IS_FULL = process.env.SIMULATED_YEAR === 'full';
const PLACES = [
  { timeZone: 'America/Santiago', dayStartHour: 4 },
  { timeZone: 'Australia/Lord_Howe', dayStartHour: 0 },
  { timeZone: 'Asia/Kathmandu', dayStartHour: 2 },
  { timeZone: 'Europe/Berlin', dayStartHour: 0 },
];
/** A Monday; the year that follows has a 53rd week and two changes of clocks. */
const FIRST = '2020-08-31';
const DAYS = 364;
const isAtDads = (day: number) => Math.floor(day / 7) % 2 === 1;

/** What happens besides, by the number of the day. All but the holidays lie in weeks at home. */
const FLU = { from: 28, noticed: 30, until: 31 };
const BAD_DAY = 44;
const UNDONE = 58;
const FORGOTTEN = 72;
const WAITS = 86;
const HOLIDAYS = { planned: 100, from: 112, until: 125 };
const NEW_PLAN = 142;
const SPECIAL = new Set(
  [
    FLU.from,
    FLU.noticed,
    FLU.until,
    BAD_DAY,
    UNDONE,
    FORGOTTEN,
    WAITS,
    HOLIDAYS.from,
    HOLIDAYS.until,
    NEW_PLAN,
  ].flatMap((day) => [day, day + 1, day + 2]),
);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

test.each(IS_FULL ? PLACES : PLACES.slice(0, 1))(
  'a year in $timeZone: all that speaks of a day says the same, and the flame is the true one',
  async (place) => {
    const play = await begin(place);
    for (let day = 0; day < DAYS; day += 1) await play.live(day);
  },
  IS_FULL ? 1_800_000 : 120_000,
);

const dateOf = (day: number) => addDays(FIRST, day);

async function begin(place: (typeof PLACES)[number]) {
  const at = (day: number, time: string) => {
    world.clock.now = localTimeOn(dateOf(day), time, place);
  };
  at(0, '06:00');
  const family = await world.family({ timeZone: place.timeZone });
  await world.sql`update families set trial_ends_at = '2040-01-01', day_start_hour = ${place.dayStartHour}
    where id = ${family.id}`;
  const year = new PlainYear([0, 2, 4]);
  const reminder = { reminderEnabled: true, reminderTime: '17:00', xpReward: 1 };
  const ids = {
    Violin: await world.addMission(family, family.hero, {
      ...{ name: 'Violin', partOfDay: 'afternoon', ...reminder },
      schedule: { kind: 'days', days: ['mon', 'wed', 'fri'] },
    }),
    Run: await world.addMission(family, family.hero, {
      ...{ name: 'Run', ...reminder },
      schedule: { kind: 'quota', times: 3 },
    }),
  };
  const parent = as(family.parent);
  const hero = as(family.hero.browser);
  const own = `/api/children/${family.hero.id}`;
  const away = Array.from({ length: 14 }, (_, n) => isAtDads(n));
  await parent(`PUT ${own}/care-pattern`, { anchor: FIRST, weeks: 2, away });
  for (let day = 0; day < DAYS + 31; day += 1) if (isAtDads(day)) year.marks.set(day, ['away']);
  const chance = seeded(place.timeZone);

  const done = async (day: number, mission: Mission) => {
    await parent(`POST /api/habits/${ids[mission]}/complete`, {});
    year.set(day, mission, 'approved');
  };
  const tapped = async (day: number, mission: Mission) => {
    year.set(day, mission, 'pending');
    return (await hero(`POST /api/habits/${ids[mission]}/complete`, {})).id as string;
  };
  const approved = async (day: number, id: string) => {
    await parent(`POST /api/habit-completions/${id}/approve`, {});
    year.set(day, 'Violin', 'approved');
  };
  const mark = async (kind: 'sick' | 'holiday', from: number, until: number) => {
    const range = { kind, from: dateOf(from), until: dateOf(until) };
    await parent('POST /api/day-marks', { ...range, ...(kind === 'sick' && { childId: family.hero.id }) });
    for (let day = from; day <= until; day += 1) year.marks.set(day, [...(year.marks.get(day) ?? []), kind]);
  };
  let waiting = '';

  /** What makes the year more than a routine; true where the day's missions are done by it. */
  async function happening(day: number): Promise<boolean> {
    if (day === FLU.noticed) await mark('sick', FLU.from, FLU.until);
    if (day === HOLIDAYS.planned) await mark('holiday', HOLIDAYS.from, HOLIDAYS.until);
    if (day === FORGOTTEN + 1) {
      await parent(`POST ${own}/streak/repair`, { date: dateOf(FORGOTTEN), reason: 'We came home late.' });
      year.repaired.add(FORGOTTEN);
    }
    if (day === WAITS) waiting = await tapped(day, 'Violin');
    if (day === WAITS + 2) await approved(WAITS, waiting);
    if (day === UNDONE) {
      const id = await tapped(day, 'Violin');
      await approved(day, id);
      await parent(`POST /api/habit-completions/${id}/undo`);
      await parent(`POST /api/habit-completions/${id}/reject`, { message: 'The neighbors heard nothing.' });
      year.set(day, 'Violin', null);
      year.sentBack.add(day);
    }
    if (day === NEW_PLAN) {
      const id = await tapped(day, 'Violin');
      await parent(`PATCH /api/habits/${ids.Violin}`, { schedule: { kind: 'days', days: ['tue', 'thu'] } });
      year.violin.push({ from: day, weekdays: [1, 3] });
      await check(day);
      await approved(day, id);
    }
    const isIll = FLU.from <= day && day <= FLU.until;
    return isIll || [BAD_DAY, UNDONE, FORGOTTEN, WAITS, NEW_PLAN].includes(day);
  }

  async function live(day: number): Promise<void> {
    const isLookedAt = IS_FULL || day % 5 === 0 || SPECIAL.has(day);
    at(day, '07:00');
    if (isLookedAt) await checkTrip(day);
    if (isLookedAt) await checkReminders(day);
    at(day, '18:00');
    if (!(await happening(day))) {
      const isAway = year.marks.has(day);
      for (const mission of MISSIONS) {
        const share = isAway ? 0.15 : mission === 'Violin' ? 0.93 : 0.5;
        if (year.due(day, mission) && !year.sent(day, mission) && chance() < share) await done(day, mission);
      }
    }
    if (isLookedAt) await check(day);
  }

  async function checkTrip(day: number): Promise<void> {
    const answer = await family.hero.browser.send(`POST ${own}/trip/open`);
    const told = year.trip(day);
    expect([day, answer.status, answer.body?.find?.day ?? null]).toEqual([
      ...[day, told === null ? 204 : 200],
      told === null ? null : dateOf(told),
    ]);
  }

  /** At their time, five in the afternoon; on days that are not looked at nobody sends them. */
  async function checkReminders(day: number): Promise<void> {
    at(day, '17:01');
    const sent: string[] = [];
    let examined = 1;
    while (examined > 0) {
      const batch = await sendDueReminders(world.server.ports, { batchSize: 50 });
      sent.push(...batch.sent.filter(({ familyId }) => familyId === family.id).map(({ name }) => name));
      examined = batch.examined;
    }
    const expected = MISSIONS.filter(
      (mission) => year.due(day, mission) === 'due' && !year.sent(day, mission),
    );
    expect([day, sent.sort()]).toEqual([day, expected.sort()]);
  }

  async function check(day: number): Promise<void> {
    const today = dateOf(day);
    const week = Array.from({ length: 7 }, (_, n) => day - 6 + n);
    const figures = (each: number) => (each < 0 ? { due: 0, done: 0, waiting: 0 } : year.figures(each));
    const flame = year.flame(day);

    const board = await hero(`GET ${own}/board`);
    expect(board.missions.map(({ name, due, status }: Row) => ({ name, due, status }))).toEqual(
      year.board(day),
    );
    expect([board.date, board.marks]).toEqual([today, year.marks.get(day) ?? []]);

    const weekly = await hero(`GET ${own}/progress/weekly`);
    expect(weekly.dailyBreakdown).toEqual(
      week.map((each) => ({ date: dateOf(each), completed: figures(each).done, total: figures(each).due })),
    );
    const report = await parent(`GET ${own}/report`);
    expect(
      report.days.map(({ date, due, done, waiting }: Figures) => ({ date, due, done, waiting })),
    ).toEqual(
      week.map((each) => {
        const { due, done, waiting } = figures(each);
        return { date: dateOf(each), due: each === day ? done : due, done, waiting };
      }),
    );

    const badges = await hero(`GET ${own}/badges`);
    expect([today, badges.currentStreak, badges.bestStreak]).toEqual([today, flame.run, flame.best]);
    expect(badges.shields).toEqual({ held: flame.held, max: 2, used: flame.shielded.map(dateOf) });

    const calendar: Figures[] = await hero(`GET ${own}/calendar?month=${today.slice(0, 7)}`);
    const past = calendar.filter(({ date }) => FIRST <= date && date <= today);
    expect(past.map(({ date, kind, due, done }) => ({ date, kind, due, done }))).toEqual(
      past.map(({ date }) => {
        const each = daysBetween(FIRST, date);
        const { due, done } = year.figures(each);
        return { date, kind: year.kind(each, day, flame.shielded), due, done };
      }),
    );
  }

  return { live };
}

interface Row {
  name: string;
  due: string;
  status: string;
}
interface Figures {
  date: string;
  kind: string;
  due: number;
  done: number;
  waiting: number;
}

/** Calls that must not be refused, by their answers. */
const as = (browser: Family['parent']) => async (call: string, body?: object) => {
  const answer = await browser.send(call, body);
  if (answer.status > 201) expect([call, answer.status, answer.body]).toEqual([call, 200, 'an answer']);
  return answer.body;
};

/** The same numbers from 0 to 1 in every run. */
function seeded(name: string): () => number {
  let state = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
