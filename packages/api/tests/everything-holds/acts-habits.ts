import type { Schedule } from '@herohood/domain/days/schedule';
import type { HabitTool } from '@herohood/domain/habits/tool';
import { HOUR_MS } from '@herohood/domain/time/durations';
import { dataUrlOf, PHOTO } from '../testing/photos';
import { type Act, hero, parent, TAPS, type Turn } from './acts-play';

const delays = [1, 24] as const;
const ADDRESS = '/api/media/';

/** Times around the evening on which a world begins; the reminder shows for two hours. */
const ringing = ({ of }: Turn) => ({
  ...{ reminderEnabled: true, reminderTime: of(['18:00', '19:35', '20:30']), reminderDuration: 120 },
  ...{ timeRangeStart: '00:00', timeRangeEnd: '00:00' },
});
/** One of the family's recordings, an address of nobody's, or none. */
const voice = ({ one, of }: Turn) =>
  of([ADDRESS + one('media'), ADDRESS + one('media'), 'https://x.example/a', null]);

/** Any of the tools that a habit can have. */
const tool = ({ of }: Turn): HabitTool =>
  of([
    'none',
    { kind: 'timer', minutes: of([1, 60]) },
    { kind: 'brush' },
    { kind: 'steps', steps: [{ name: 'Begin', picture: 'star' }, { name: 'End' }] },
  ]);

/** Any of the schedules that a habit can have. */
const schedule = ({ of, now }: Turn): Schedule => {
  const today = now.toISOString().slice(0, 10);
  return of([
    { kind: 'daily' },
    { kind: 'days', days: ['mon', 'wed', 'sat'] },
    { kind: 'interval', every: 2, from: of(['start', 'completion']), start: today },
    { kind: 'quota', times: 3 },
    { kind: 'once', date: today },
  ]);
};

/** Whom a mission waits for, how often a parent looks, and whether a picture goes with it. */
const policy = ({ of }: Turn) => ({
  approval: of(['trust', 'trust', 'ask', 'family'] as const),
  spotCheck: of([0, 3, 20]),
  photo: of(['none', 'none', 'optional', 'required'] as const),
});

/** What parents do with habits, and heroes with the missions they make. */
export const HABIT_ACTS = {
  'habits.createMaster': parent(
    (turn) =>
      turn.call.habits.createMaster({ name: 'New', xpReward: turn.of([1, 90, 1000]), tool: tool(turn) }),
    'masters',
  ),
  'habits.createMaster, heard': {
    ...parent(
      (turn) =>
        turn.call.habits.createMaster({ name: 'Heard', voiceRecording: voice(turn), ...ringing(turn) }),
      'masters',
    ),
    mayLeave: ['media_objects'],
  },
  'habits.updateMaster': parent(({ call, one, of }) =>
    call.habits.updateMaster({ id: one('masters'), xpReward: of([4, 60, 300]), isActive: of([true, false]) }),
  ),
  'habits.updateMaster, with a tool': parent((turn) =>
    turn.call.habits.updateMaster({ id: turn.one('masters'), tool: tool(turn) }),
  ),
  'habits.updateMaster, planned': parent((turn) =>
    turn.call.habits.updateMaster({
      ...{ id: turn.one('masters'), schedule: schedule(turn), timesPerDay: turn.of([1, 1, 2]) },
      ...{ schoolDaysOnly: turn.b % 3 === 0, allowExtra: turn.b % 2 === 0 },
    }),
  ),
  'habits.updateMaster, trusted': parent((turn) =>
    turn.call.habits.updateMaster({ id: turn.one('masters'), ...policy(turn) }),
  ),
  'habits.updateMaster, heard': {
    ...parent((turn) =>
      turn.call.habits.updateMaster({ id: turn.one('masters', turn.b), voiceRecording: voice(turn) }),
    ),
    mayLeave: ['media_objects'],
  },
  'habits.update': parent(({ call, one, of, b }) =>
    call.habits.update({ id: one(b % 2 ? 'habits' : 'masters'), isActive: of([true, false]) }),
  ),
  'habits.update, ringing': parent((turn) =>
    turn.call.habits.update({ id: turn.one(turn.b % 2 ? 'habits' : 'masters'), ...ringing(turn) }),
  ),
  'habits.update, planned': parent((turn) =>
    turn.call.habits.update({
      ...{ id: turn.one(turn.b % 4 ? 'habits' : 'masters'), partOfDay: turn.of(['morning', null]) },
      ...{ schedule: turn.b % 2 ? schedule(turn) : null, timesPerDay: turn.of([undefined, 3, null]) },
    }),
  ),
  'habits.update, trusted': parent(({ call, one, of, b }) =>
    call.habits.update({
      id: one(b % 4 ? 'habits' : 'masters'),
      approval: of(['trust', 'ask', 'family', null]),
    }),
  ),
  'habits.remove': parent(({ call, one, b }) =>
    call.habits.remove({ id: one(b % 4 ? 'habits' : 'masters') }),
  ),
  'habits.assign': parent(
    ({ call, one, b }) => call.habits.assign({ id: one('heroes'), masterHabitId: one('masters', b) }),
    'habits',
  ),
  'habits.createTemplate': parent(({ call, of, one }) => {
    const habit = one(of(['habits', 'masters'] as const));
    return call.habits.createTemplate(
      of([{ name: 'New', tool: { kind: 'brush' } }, { fromHabitId: habit }, {}]),
    );
  }, 'templates'),
  'habits.removeTemplate': parent(({ call, one }) => call.habits.removeTemplate({ id: one('templates') })),
  'habits.autoAssignAll': parent(async ({ call, world, isOwn }) => {
    const answer = await call.habits.autoAssignAll();
    if (isOwn) for (const { id } of await call.habits.listAll()) world.remember('habits', id);
    return answer;
  }),
  'missions.complete': hero(
    ({ call, one, of }) => call.missions.complete({ id: one('habits'), slot: of([1, 1, 1, 2, 6]) }),
    'completions',
  ),
  'missions.complete, with a picture': {
    ...hero(
      ({ call, one, of }) =>
        call.missions.complete({
          id: one('habits'),
          photo: of([dataUrlOf(PHOTO), dataUrlOf(PHOTO), 'none']),
        }),
      'completions',
    ),
    mayLeave: ['media_objects'],
  },
  'missions.complete, offline': hero(({ call, one, of, now }) => {
    const completedAt = new Date(now.getTime() - of([-1, 2, 20, 30]) * HOUR_MS).toISOString();
    return call.missions.complete({ id: one('habits'), completedAt });
  }, 'completions'),
  'missions.complete, by a tap with a name': hero(
    ({ call, one, of }) => call.missions.complete({ id: one('habits'), tapId: of(TAPS) }),
    'completions',
  ),
  'missions.complete, on behalf': parent(({ call, one, of, now }) => {
    const date = new Date(now.getTime() - of([0, 24, 72, 400]) * HOUR_MS).toISOString().slice(0, 10);
    return call.missions.complete({ id: one('habits'), date, slot: of([undefined, undefined, 2]) });
  }, 'completions'),
  'missions.withdraw': hero(({ call, one }) => call.missions.withdraw({ id: one('completions') })),
  'missions.approve': parent(({ call, one, of }) =>
    call.missions.approve({ id: one('completions'), isAutoApproval: of([undefined, undefined, true]) }),
  ),
  'missions.approve, in part': parent(({ call, one, of }) => {
    const message = of(['Nearly', 'Even more', null]);
    return call.missions.approve({ id: one('completions'), percent: of([0, 1, 50, 99, 150]), message });
  }),
  'missions.approve, praised': {
    ...parent((turn) => {
      const { one, of } = turn;
      const sticker = of(['sticker-01', 'sticker-24', null] as const);
      const praise = { sticker, message: of(['Well done', null]), voice: voice(turn) };
      return turn.call.missions.approve({ id: one('completions', turn.b), praise });
    }),
    mayLeave: ['media_objects'],
  },
  'missions.reject': parent(({ call, one, of }) =>
    call.missions.reject({ id: one('completions'), message: of(['Once more', 'Nearly', null]) }),
  ),
  'missions.undo': parent(({ call, one }) => call.missions.undo({ id: one('completions') })),
  'missions.updateAutoApprovalSettings': parent(({ call, one, of, b }) =>
    call.missions.updateAutoApprovalSettings({
      enabled: of([true, true, false]),
      timeValue: delays[b % 2] ?? 1,
      timeUnit: 'hours',
      applyToAllChildren: b % 3 > 0,
      childSpecificSettings: { [one('heroes')]: { enabled: true, timeValue: 2, timeUnit: 'hours' } },
    }),
  ),
} satisfies Record<string, Act>;
