import { dataUrlOf, PHOTO } from '../testing/photos';
import { type Act, hero, parent, type Turn } from './acts-play';

const LOOKS = [
  { equippedGear: [] },
  { equippedGear: ['explorer-cap'] },
  { equippedGear: ['explorer-cap', 'knights-helmet'] },
  { avatarType: 'fox' },
  { locale: 'uk' as const },
  { locale: null, avatarType: 'robot' },
];
/** Two different pictures of each number. */
const dataUrl = (...bytes: number[]) => dataUrlOf(Uint8Array.from([...PHOTO, ...bytes]));
const SVG = `data:image/svg+xml;base64,${btoa('<svg/>')}`;

/** A hero's new sign-in: whoever is signed in with the old one is signed in no more. */
function noteLogin(
  { world, isOwn }: Turn,
  child: { id: string; username: string | null; pin?: string | null | undefined },
) {
  if (!isOwn) return;
  world.logins.set(child.id, { username: child.username ?? '', pin: child.pin ?? '' });
  world.renewals.push({ holder: child.id, mayStay: 0 });
}

/** What parents decide about heroes, and heroes about their looks. */
export const CHILD_ACTS = {
  'children.update': hero(({ call, self, of }) => call.children.update({ id: self, ...of([...LOOKS]) })),
  'children.update, by parent': parent(({ call, one, of }) =>
    call.children.update({
      ...{ id: one('heroes'), name: 'Max', avatarType: of(['robot', 'dragon', 'fox']) },
      birthYear: of([2019, null, 1970, undefined]),
      look: of(['auto', 'young', 'older', undefined]),
      streakRule: of(['all', 'any', undefined]),
      locale: of(['he', null, 'en-XA', undefined]),
    }),
  ),
  'children.update, picture': {
    ...parent(async ({ call, one, of, world, isOwn, b }) => {
      const avatarUrl = of([dataUrl(b), dataUrl(b, b), SVG, null]);
      const answer = await call.children.update({ id: one('heroes'), avatarUrl });
      if (isOwn && answer.avatarUrl) world.remember('media', answer.avatarUrl.slice(-36));
      return answer;
    }),
    mayLeave: ['media_objects'],
  },
  'children.update, sign-in': parent(async (turn) => {
    const { call, one, of, b } = turn;
    // Seldom a new PIN, as it ends the hero's sessions.
    const pin = b % 3 ? undefined : of(['0000', '1234', '9876']);
    const username = of(['max', 'robin', undefined, undefined]);
    const answer = await call.children.update({ id: one('heroes'), username, pin });
    if (pin) noteLogin(turn, answer);
    else if (turn.isOwn && answer.pin) {
      turn.world.logins.set(answer.id, { username: answer.username ?? '', pin: answer.pin });
    }
    return answer;
  }),
  'children.create': parent(
    ({ call }) => call.children.create({ name: 'Newcomer', avatarType: 'robot' }),
    'heroes',
  ),
  'children.generateLogin': parent(async (turn) => {
    const { call, one, b } = turn;
    // Seldom: it ends the sessions of the hero, who then has to sign in again.
    if (b % 5) return call.children.list();
    const answer = await call.children.generateLogin({ id: one('heroes') });
    noteLogin(turn, answer);
    return answer;
  }),
  'account.createLoginLink': parent(async ({ call, one, world, isOwn }) => {
    const id = one('heroes');
    const { url, expiresAt } = await call.account.createLoginLink({ id });
    const token = /#link=([0-9a-f]{64})$/.exec(url)?.[1] ?? '';
    if (isOwn) world.loginLinks.set(id, [token, ...(world.loginLinks.get(id) ?? [])]);
    return { expiresAt };
  }),
  'account.signOutHeroDevice': parent(async ({ call, one, b }) => {
    const id = one('heroes');
    const devices = await call.account.listHeroDevices({ id });
    // Seldom: the hero has to sign in again.
    return call.account.signOutHeroDevice({ id, deviceId: (b % 4 === 0 && devices[0]?.id) || id });
  }),
  'children.remove': parent(async ({ call, one, b, world, isOwn }) => {
    if (b % 4) return call.children.list();
    const id = one('heroes');
    await call.children.remove({ id });
    if (isOwn) world.renewals.push({ holder: id, mayStay: 0 });
    return null;
  }),
  'controls.update': parent(({ call, one, of, b }) =>
    call.controls.update({
      ...{ id: one('heroes'), maxGameTimePerDay: of([0, 15, 1440]), bedtimeMode: b % 5 === 0 },
      ...{ enableHabits: b % 4 > 0, enableRewards: b % 3 > 0 },
      ...{ enableMiniGames: b % 7 > 0, enableGearShop: b % 6 > 0 },
    }),
  ),
  'controls.activateEmergency': parent(({ call, one, b }) =>
    b % 2
      ? call.controls.deactivateEmergency({ id: one('heroes') })
      : call.controls.activateEmergency({ id: one('heroes'), message: 'Come home' }),
  ),
  'controls.deactivateEmergency': parent(({ call, one }) =>
    call.controls.deactivateEmergency({ id: one('heroes') }),
  ),
} satisfies Record<string, Act>;
