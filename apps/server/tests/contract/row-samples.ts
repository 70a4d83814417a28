import { ACCOUNT_SAMPLES, PINS } from './account-samples';
import { complete, type Family } from './contract-world';
import { CONTROLS_AND_GAMES_SAMPLES } from './controls-and-games-samples';
import { FAMILY_SAMPLES } from './family-samples';
import { GOAL_SAMPLES } from './goal-samples';
import { BAD_PLANS, BAD_TOOLS, IDEA_SAMPLES } from './idea-samples';
import { INBOX_SAMPLES } from './inbox-samples';
import { MARK_SAMPLES } from './mark-samples';
import { MEDIA_SAMPLES } from './media-samples';
import { PAYMENT_SAMPLES } from './payment-samples';
import { PROPOSAL_SAMPLES } from './proposal-samples';
import { PUSH_SAMPLES } from './push-samples';
import { REWARD_SAMPLES } from './reward-samples';
import { type Bad, NO_LOCALES, type Role, type Sample } from './sample';
import { SHOP_AND_SUBSCRIPTION_SAMPLES } from './shop-and-subscription-samples';
import { WORLD_SAMPLES } from './world-samples';

const hero: Sample['id'] = async (_world, family) => family.hero.id;
/** Their 9 March was missed. */
const heroWhoMissed: Sample['id'] = async (world, family) => {
  const late = await world.addHero(family);
  const id = await world.addMission(family, late);
  await family.parent.send(`POST /api/habits/${id}/complete`, { date: '2026-03-08' });
  return late.id;
};
const newHero: Sample['id'] = async (world, family) => (await world.addHero(family)).id;
const mission: Sample['id'] = (world, family) => world.addMission(family);
const pending: Sample['id'] = async (world, family) => complete(family.hero, await world.addMission(family));
const approved: Sample['id'] = async (world, family) => {
  const id = await pending(world, family);
  await family.parent.send(`POST /api/habit-completions/${id}/approve`);
  return id;
};
const newMaster = async (family: Family) =>
  (await family.parent.send('POST /api/habits/master', { name: 'Swim' })).body.id;
const waitingPoints: Sample['id'] = async (_world, { parent, hero: { id } }) => {
  const call = `POST /api/children/${id}/reward-transactions`;
  return (await parent.send(call, { ...POINTS, requiresApproval: true })).body.id;
};
const bonus: Sample['id'] = async (_world, { parent, hero: { id } }) =>
  (await parent.send(`POST /api/children/${id}/reward-transactions`, POINTS)).body.id;
const POINTS = {
  type: 'bonus_earned',
  amount: 10,
  source: 'parent_bonus',
  description: 'Good behavior bonus',
};
const DEVICE = { deviceId: 'browser-1', deviceName: 'Web', deviceType: 'web' };
const TOO_LONG = 'x'.repeat(501);
const RANGES: Bad[] = [
  { query: 'from=2026-02-30' },
  { query: 'from=2026-03-10&to=2026-03-09' },
  { query: 'from=2025-01-01&to=2026-01-02' },
];
const INSTANTS: Bad[] = ['yesterday', '2026-03-10', '17', ''].map((before) => ({
  query: `before=${before}`,
}));
const LIMITS: Bad[] = ['0', '201', '1.5', '-1', 'many'].map((limit) => ({ query: `limit=${limit}` }));
const TIMES: Bad[] = ['yesterday', '2026-03-10', ''].map((time) => ({ query: `lastSyncTime=${time}` }));
const HABITS: Bad[] = [
  { body: { name: 'Read', xpReward: 0 } },
  { body: { name: 'Read', xpReward: 1001 } },
  { body: { name: 'Read', xpReward: 2.5 } },
  { body: { name: '  ' } },
  { body: { name: 'x'.repeat(81) } },
  { body: { name: 'Read', description: TOO_LONG } },
  ...BAD_TOOLS.map((tool) => ({ body: { name: 'Read', tool } })),
  ...BAD_PLANS.map((plan) => ({ body: { name: 'Read', ...plan } })),
  { body: { name: 'Read', frequency: 'weekly' } },
  ...[{ approval: 'never' }, { approval: null }, { spotCheck: 2 }, { spotCheck: 21 }, { photo: 'maybe' }].map(
    (policy) => ({
      body: { name: 'Read', ...policy },
    }),
  ),
  { body: { name: 'Read', schoolDaysOnly: null } },
  { body: { name: 'Read', schedule: { kind: 'quota', times: 3 }, timesPerDay: 2 } },
  { body: { name: 'Read', reminderTime: '24:00' } },
  { body: { name: 'Read', reminderDuration: 121 } },
  { body: { name: 'Read', customRingtone: 'no-such-sound' } },
  { body: { name: 'Read', voiceRecording: 'https://elsewhere.example/voice.webm' } },
];

/** A sample of every row that is served. */
export const ROW_SAMPLES: Record<string, Sample> = {
  ...ACCOUNT_SAMPLES,
  'GET /api/family/export': {},
  'DELETE /api/family': {
    body: ({ password }) => ({ password }),
    bad: [{ body: { password: '' } }],
    isFinal: true,
  },
  'GET /api/family/audit': {
    bad: ['yesterday', '2026-03-10', '-1', '1.5', ''].map((before) => ({ query: `before=${before}` })),
  },
  ...FAMILY_SAMPLES,
  'GET /api/children': {},
  'POST /api/children': {
    body: () => ({ name: 'Lea', avatarType: 'ninja' }),
    bad: [
      { body: { name: '' } },
      { body: { avatarType: 'dragon' } },
      { body: { birthYear: 2007 } },
      { body: { birthYear: 2027 } },
      { body: { birthYear: 2019.5 } },
      { body: { avatarUrl: 'https://elsewhere.example/me.png' } },
      { body: { avatarUrl: 'data:image/png;base64,###' } },
    ],
  },
  'PATCH /api/children/{id}': {
    id: hero,
    body: (_family, role) =>
      role === 'parent'
        ? { name: 'Maxi', streakRule: 'all', locale: null }
        : { avatarType: 'robot', equippedGear: [], locale: 'uk' },
    bad: [
      ...PINS,
      { body: { username: 'with space' } },
      { body: { username: '' } },
      { body: { name: ' ' } },
      { body: { look: 'middle' } },
      { body: { look: null } },
      { body: { streakRule: 'most' } },
      ...NO_LOCALES.map((locale) => ({ body: { locale } })),
    ],
  },
  'DELETE /api/children/{id}': { id: newHero },
  'POST /api/children/{id}/generate-login': { id: newHero },
  'POST /api/children/{id}/login-link': { id: hero },
  'GET /api/auth/devices': {},
  'DELETE /api/auth/devices': {},
  'DELETE /api/auth/devices/{id}': {
    id: async (world, { parent, email, password }) => {
      await world.browser().send('POST /api/auth/login', { email, password });
      const devices: { id: string; current: boolean }[] = (await parent.send('GET /api/auth/devices')).body;
      return devices.find(({ current }) => !current)?.id ?? '';
    },
  },
  'GET /api/children/{id}/devices': { id: hero },
  'DELETE /api/children/{id}/devices/{deviceId}': {
    id: async (world, family) => {
      const { id } = await world.addHero(family);
      const [device] = (await family.parent.send(`GET /api/children/${id}/devices`)).body;
      return `${id} ${device.id}`;
    },
  },
  'GET /api/children/{id}/habits': { id: hero },
  'POST /api/children/{id}/habits': { id: hero, body: () => ({ masterHabitId: '' }) },
  'GET /api/habits/master': {},
  'GET /api/habits/all': {},
  'POST /api/habits/master': { body: () => ({ name: 'Read' }), bad: HABITS },
  'PATCH /api/master-habits/{id}': {
    id: (_world, family) => newMaster(family),
    body: () => ({ name: 'Read more', xpReward: 75 }),
    bad: HABITS,
  },
  'GET /api/habits/{id}': { id: mission },
  'PATCH /api/habits/{id}': {
    id: mission,
    body: () => ({
      isActive: false,
      reminderEnabled: true,
      reminderTime: '18:00',
      timesPerDay: 2,
      approval: 'trust',
    }),
    bad: [
      { body: { approval: 'never' } },
      ...BAD_PLANS.map((body) => ({ body })),
      { body: { schedule: { kind: 'quota', times: 3 }, timesPerDay: 2 } },
      { body: { partOfDay: 'night' } },
      { body: { timesPerDay: 0 } },
      { body: { reminderDuration: 0 } },
      { body: { timeRangeStart: '7:00' } },
      { body: { reminderTime: '07:03' } },
      { body: { reminderTime: '22:00' }, code: 'OUTSIDE_WINDOW' },
    ],
  },
  'DELETE /api/habits/{id}': { id: mission },
  'POST /api/habits/auto-assign-all': {},
  ...IDEA_SAMPLES,
  'GET /api/children/{id}/completions': { id: hero, bad: RANGES },
  'GET /api/children/{id}/completions/today': { id: hero },
  'GET /api/home': {},
  'GET /api/home/parent': {},
  'GET /api/home/celebrations': {
    query: 'since=2026-03-10T00:00:00Z',
    bad: [{ query: '' }, { query: 'since=yesterday' }],
  },
  'GET /api/children/{id}/board': {
    id: hero,
    bad: ['today', '2026-02-30', '2026-04-11', '2026-02-06'].map((date) => ({ query: `date=${date}` })),
  },
  'GET /api/children/{id}/calendar': {
    id: hero,
    query: 'month=2026-03',
    bad: ['', ...['march', '2026-3', '2026-13', '2024-02', '2026-06'].map((month) => `month=${month}`)].map(
      (query) => ({
        query,
      }),
    ),
  },
  'GET /api/children/{id}/progress/weekly': { id: hero },
  'GET /api/children/{id}/badges': { id: hero },
  'POST /api/children/{id}/streak/repair': {
    id: heroWhoMissed,
    body: () => ({ date: '2026-03-09', reason: 'The bus broke down.' }),
    bad: [{ date: 'yesterday' }, { reason: ' ' }, { reason: TOO_LONG }, { reason: null }].map((change) => ({
      body: { date: '2026-03-09', reason: 'The bus broke down.', ...change },
    })),
  },
  'GET /api/children/{id}/report': { id: hero, bad: RANGES },
  'GET /api/children/{id}/pending-habits': { id: hero },
  'GET /api/pending-habits/all': {},
  'POST /api/habits/{id}/complete': {
    id: mission,
    body: () => ({}),
    bad: [
      { body: { completedAt: 'noon' } },
      { body: { tapId: 'tap-1' } },
      { body: { date: '10.03.2026' } },
      ...[0, 7, 1.5, '1'].map((slot) => ({ body: { slot } })),
    ],
  },
  'POST /api/habit-completions/{id}/withdraw': { id: pending },
  'POST /api/habit-completions/{id}/approve': {
    id: pending,
    body: () => ({ message: 'Great work!', praise: { sticker: 'sticker-01' } }),
    bad: [
      { body: { message: TOO_LONG } },
      ...[-1, 151, 50.5, '50'].map((percent) => ({ body: { percent } })),
      { body: { percent: 99, message: null, praise: null }, code: 'MESSAGE_REQUIRED' },
      ...[
        { sticker: 'sticker-25' },
        { message: TOO_LONG },
        { message: 'Not that.' },
        { voice: 'hum.webm' },
      ].map((praise) => ({ body: { praise } })),
    ],
  },
  'POST /api/habit-completions/{id}/reject': {
    id: pending,
    body: () => ({ message: 'Once more, please.' }),
    bad: [
      ...[{}, { message: '' }, { message: '  ' }, { message: null }].map((body) => ({
        body: { message: undefined, ...body },
        code: 'MESSAGE_REQUIRED',
      })),
      { body: { message: TOO_LONG } },
    ],
  },
  'POST /api/habit-completions/{id}/undo': { id: approved },
  'GET /api/children/{id}/praise': { id: hero, bad: INSTANTS },
  'GET /api/auto-approval-settings': {},
  'PUT /api/auto-approval-settings': {
    body: () => ({ enabled: true, timeValue: 12, timeUnit: 'hours', applyToAllChildren: true }),
    bad: [
      { body: { timeValue: 7 } },
      { body: { timeUnit: 'months' } },
      { body: { childSpecificSettings: { any: { enabled: true } } } },
    ],
  },
  'GET /api/auto-approval-stats': {},
  'GET /api/trust-suggestions': {},
  'GET /api/children/{id}/pending-rewards': { id: hero },
  'GET /api/children/{id}/reward-transactions': { id: hero, bad: LIMITS },
  'POST /api/children/{id}/reward-transactions': {
    id: hero,
    body: () => POINTS,
    bad: [0, -5, 1001, 1.5].map((amount) => ({ body: { amount } })),
  },
  'POST /api/reward-transactions/{id}/approve': { id: waitingPoints },
  'POST /api/reward-transactions/{id}/reject': {
    id: waitingPoints,
    body: () => ({ message: 'Not for this.' }),
    bad: [{ body: { message: TOO_LONG } }],
  },
  'POST /api/reward-transactions/{id}/undo': { id: bonus },
  ...REWARD_SAMPLES,
  ...GOAL_SAMPLES,
  ...PROPOSAL_SAMPLES,
  ...INBOX_SAMPLES,
  ...SHOP_AND_SUBSCRIPTION_SAMPLES,
  ...CONTROLS_AND_GAMES_SAMPLES,
  'GET /api/sync/devices': {},
  'POST /api/sync/register-device': { body: () => DEVICE, bad: [{ body: { deviceType: 'fridge' } }] },
  'GET /api/sync/family-data': { bad: TIMES },
  'GET /api/sync/child-family-data': { bad: TIMES },
  'POST /api/sync/mark-completed': { body: () => ({ deviceId: 'browser-1', eventIds: [] }) },
  ...MEDIA_SAMPLES,
  ...PAYMENT_SAMPLES,
  ...PUSH_SAMPLES,
  ...WORLD_SAMPLES,
  ...MARK_SAMPLES,
};

/** What a sample sends that has to be looked up: a master that nobody was given yet. */
export async function bodyOf(call: string, family: Family, role: Role): Promise<object | undefined> {
  if (call === 'POST /api/children/{id}/habits') return { masterHabitId: await newMaster(family) };
  return ROW_SAMPLES[call]?.body?.(family, role);
}
