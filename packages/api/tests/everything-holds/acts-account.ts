import { DEFAULT_PARTS } from '@herohood/domain/days/parts';
import { endChildSession } from '../../src/account/session';
import { linkFor } from './acts-members';
import { type Act, anyone, hero, open, parent, type Turn } from './acts-play';
import { waitUntil } from './acts-wait';

const SETTINGS = [
  { enabled: true },
  { ringtoneEnabled: false },
  { reminderTime: 30 },
  { voiceEnabled: true },
];

const LATE_PARTS = DEFAULT_PARTS.map(({ until, ...rest }) =>
  rest.part === 'evening' ? { ...rest, until: '01:00' } : { ...rest, until },
);

/** A password that nobody has had; at once the only right one when its change was answered. */
function renewed(
  { world, person }: Turn,
  { password, mayStay }: { password: string; mayStay: number },
): void {
  person.formerly.push(person.password);
  person.password = password;
  world.renewals.push({ holder: person.id, mayStay });
}

function nextPassword({ person, b, n }: Turn): string {
  return `another ${person.formerly.length} ${b} ${n}`;
}

/** Whose account somebody tries to open: one's own, but strangers also try Pat's. */
const target = ({ world, person, isOwn, b }: Turn) => (isOwn || b % 2 ? person : world.people.pat);

/** Tokens of the links in mails to this parent, newest first. */
function linksOf({ world, person }: Turn): string[] {
  const mails = world.ports.mails.filter(({ to }) => to === person.email);
  return mails.flatMap(({ text }) => /reset-password\?token=([0-9a-f]+)/.exec(text)?.[1] ?? []).reverse();
}

/** Tokens of the links that confirm an e-mail which this parent asked for, newest first. */
function emailLinksOf({ world, by }: Turn): string[] {
  const mails = world.ports.mails.filter(({ to }) => to.startsWith(`${by.toLowerCase()}.`));
  return mails.flatMap(({ text }) => /confirm-email#token=([0-9a-f]+)/.exec(text)?.[1] ?? []).reverse();
}

/** Sign-ins, passwords and the end of it all. */
export const ACCOUNT_ACTS = {
  'account.login': anyone('parent', (turn) => {
    const { email, password } = target(turn);
    const isRight = turn.n % 4 > 0 && target(turn) === turn.person;
    return turn.call.account.login({ email, password: isRight ? password : 'wrong password' });
  }),
  // Seldom, so that there is mostly somebody who acts.
  'account.logout': open(({ call, b }) => (b % 3 ? call.account.me() : call.account.logout())),
  'account.signOutOwnDevice': open(async ({ call, b }) => {
    const devices = await call.account.listOwnDevices();
    // Seldom this browser's own: who acts here has to sign in again.
    const device = devices.find(({ current }) => b % 5 === 0 || !current);
    return device && call.account.signOutOwnDevice({ id: device.id });
  }),
  'account.signOutElsewhere': open(({ call }) => call.account.signOutElsewhere()),
  'account.updateReminderSettings': open(({ call, of }) =>
    call.account.updateReminderSettings({ reminderSettings: of(SETTINGS) }),
  ),
  'account.updateFamily': parent(({ call, b }) =>
    call.account.updateFamily({ siblingVisits: b % 3 > 0, goalWithdrawals: b % 4 ? 'free' : 'parent' }),
  ),
  'account.updateFamily, days': parent(({ call, of, b }) =>
    call.account.updateFamily({
      ...{ weekStart: of([undefined, 'sun', 'mon']), shieldsEnabled: of([undefined, true, false]) },
      ...{ weekendChallenge: b % 2 === 0, parts: of([undefined, DEFAULT_PARTS, LATE_PARTS]) },
      locale: of([undefined, 'de', 'en-XA', 'en']),
    }),
  ),
  'account.updateProfile': open(async (turn) => {
    const { call, of, b, world, person } = turn;
    const address = `${turn.by}.${world.people.sam.email}.${b}.example`;
    const change = of([
      ...[{ timeZone: 'America/New_York' }, { timeZone: 'Europe/Berlin' }, { timeZone: 'No/Where' }],
      ...[{ dayStartHour: 4 }, { dayStartHour: 0 }, { firstName: 'Alex', phoneNumber: '' }],
      ...[{ locale: 'tr' as const }, { locale: null }, { locale: 'ar-XB' as const }],
      ...[{ email: world.people.strangeParent.email, password: person.password }, { pendingEmail: null }],
      { email: address, password: b % 3 ? person.password : 'wrong password' },
    ]);
    return call.account.updateProfile(change);
  }),
  'account.confirmEmail': anyone('parent', async (turn) => {
    const { world, call, person, n } = turn;
    const token = emailLinksOf(turn)[n % 3] ?? 'made-up';
    const answer = await call.account.confirmEmail({ token });
    world.once(`link ${token}`);
    person.email = answer.email;
    return answer;
  }),
  'account.changePassword': open(async (turn) => {
    const newPassword = nextPassword(turn);
    const currentPassword = turn.n % 4 ? turn.person.password : 'wrong password';
    const answer = await turn.call.account.changePassword({ currentPassword, newPassword });
    renewed(turn, { password: newPassword, mayStay: 1 });
    return answer;
  }),
  'account.requestPasswordReset': anyone('parent', async (turn) => {
    const { world, call } = turn;
    const { email } = target(turn);
    const { mails } = world.ports;
    const isFirst = !world.asked.has(email);
    world.asked.add(email);
    const before = mails.length;
    const answer = await call.account.requestPasswordReset({ email });
    // The mail goes out after the answer; the first one surely does, as nobody has asked too often.
    const isGone = async () => (await world.sql`select 1 from parents where email = ${email}`).length === 0;
    if (isFirst) {
      await waitUntil(async () => mails.slice(before).some(({ to }) => to === email) || (await isGone()));
    }
    return answer;
  }),
  'account.checkPasswordReset': anyone('parent', (turn) =>
    turn.call.account.checkPasswordReset({ token: linksOf(turn)[turn.n % 3] ?? 'made-up' }),
  ),
  'account.resetPassword': anyone('parent', async (turn) => {
    const newPassword = nextPassword(turn);
    const token = linksOf(turn)[turn.n % 3] ?? 'made-up';
    const answer = await turn.call.account.resetPassword({ token, newPassword });
    turn.world.once(`link ${token}`);
    renewed(turn, { password: newPassword, mayStay: 0 });
    return answer;
  }),
  'account.register': anyone('parent', async (turn) => {
    const { world, call, by, of } = turn;
    const isNew = by === 'newcomer';
    const fresh = `newcomer${world.pools.joiners.length}.${world.people.sam.email}`;
    const email = of([fresh, fresh, world.people.pat.email]);
    const password = 'secret-enough';
    const names = { firstName: 'New', lastName: 'Comer', timeZone: 'Europe/Berlin' };
    // Whoever else tries has a code that no family has, and stays who they are.
    const familyCode = isNew ? world.familyCode : 'AAAAAA';
    // A link of the family's lets somebody in at once, whatever code comes with it.
    const invitation = isNew && turn.b % 3 === 0 ? linkFor(turn) : undefined;
    const { id } = await call.account.register({ email, password, ...names, familyCode, invitation });
    if (invitation) world.once(`invitation ${invitation}`);
    world.people.newcomer = { id, email, password, formerly: [] };
    world.remember('joiners', id);
    return { id };
  }),
  'account.childLogin': anyone('hero', ({ world, call, by, isOwn, n }) => {
    const login = world.logins.get(world.pools.heroes[by === 'kim' ? 1 : 0] ?? '') ?? {
      username: 'nobody',
      pin: '0000',
    };
    const wrong = login.pin === '4711' ? '4712' : '4711';
    const pin = isOwn && n % 5 ? login.pin : wrong;
    return call.account.childLogin({ familyCode: world.familyCode, username: login.username, pin });
  }),
  'account.childLink': anyone('hero', async ({ world, call, by, isOwn, n }) => {
    const own = world.loginLinks.get(world.pools.heroes[by === 'kim' ? 1 : 0] ?? '') ?? [];
    const token = (isOwn && own[n % 3]) || 'made-up';
    const answer = await call.account.childLink({ token });
    world.once(`login link ${token}`);
    return answer;
  }),
  'GET logout': anyone('hero', async ({ world, by, b }) => {
    if (b % 4 === 0) await endChildSession(world.browsers[by].context());
  }),
  /** Strangers erase their own family at times; Pat's is erased at the end of a sequence, if at all. */
  'account.eraseFamily': open(({ call, person, by, n }) => {
    const isMeant = by === 'strangeParent' && n === 0;
    return call.account.eraseFamily({ password: isMeant ? person.password : 'wrong password' });
  }),
  'account.me': open(({ call }) => call.account.me()),
  'account.exportFamily': open(({ call }) => call.account.exportFamily()),
  'account.childMe': hero(({ call }) => call.account.childMe()),
} satisfies Record<string, Act>;
