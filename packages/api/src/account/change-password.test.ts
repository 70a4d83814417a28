import { PASSWORD_CHANGES } from '@herohood/domain/account/account-limits';
import { untilHolds } from '@herohood/testing/until-holds';
import { expect, test, vi } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite();

const OLD = 'secret-enough';
const NEW = 'a better secret';

const change = (fields: object = {}) =>
  suite.family.parent.call().account.changePassword({ currentPassword: OLD, newPassword: NEW, ...fields });

async function signIn(password: string, address?: string) {
  const browser = openBrowser(suite.ports, address);
  await browser.call().account.login({ email: suite.family.user.email, password });
  return browser;
}

test('the new password signs in, the old one does not any more', async () => {
  expect(await change()).toEqual({ ok: true });
  expect(await codeOf(signIn(OLD))).toBe('BAD_CREDENTIALS');
  await signIn(NEW);
});

test('every other session of that parent ends; this browser goes on under a new token', async () => {
  const other = await signIn(OLD);
  const copied = { ...suite.family.parent.cookies };
  await change();
  expect(await codeOf(other.call().account.me())).toBe('UNAUTHORIZED');
  expect((await suite.family.parent.call().account.me()).email).toBe(suite.family.user.email);
  expect(suite.family.parent.cookies.parent_session).not.toBe(copied.parent_session);
  const thief = openBrowser(suite.ports);
  Object.assign(thief.cookies, copied);
  expect(await codeOf(thief.call().account.me())).toBe('UNAUTHORIZED');
});

test("the family's parents are told, so that streams of ended sessions end; the hero stays signed in", async () => {
  suite.ports.announced.length = 0;
  await change();
  expect(suite.ports.announced).toHaveLength(1);
  expect(suite.ports.announced[0]).not.toHaveProperty('childId');
  expect((await suite.family.child.call().account.childMe()).name).toBe('Robin');
});

test('a wrong present password changes nothing and counts like a wrong sign-in', async () => {
  for (let i = 0; i < 5; i += 1) {
    expect(await codeOf(change({ currentPassword: 'a guess' }))).toBe('BAD_CREDENTIALS');
  }
  expect(await codeOf(change())).toBe('TOO_MANY_TRIES');
  const login = { email: suite.family.user.email, password: OLD };
  expect(await codeOf(suite.family.parent.call().account.login(login))).toBe('TOO_MANY_TRIES');
  // The count is this browser's own: others are not locked out by it.
  await signIn(OLD, '198.51.100.9');
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 31_000);
  await suite.family.parent.call().account.login(login);
  expect(suite.ports.mails).toEqual([]);
});

test('a password is changed ten times an hour, and wrong ones are no changes', async () => {
  const isRight = vi.spyOn(suite.ports.passwords, 'isRight');
  expect(await codeOf(change({ currentPassword: 'a guess' }))).toBe('BAD_CREDENTIALS');
  for (let i = 0; i < PASSWORD_CHANGES.limit; i += 1) await change({ newPassword: OLD });
  isRight.mockClear();
  expect(await codeOf(change())).toBe('TOO_MANY_TRIES');
  expect(isRight).not.toHaveBeenCalled();
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + PASSWORD_CHANGES.windowMs);
  await change();
});

test('the parent gets a mail, the audit list an entry, and neither holds a password', async () => {
  await change();
  await untilHolds(() => expect(suite.ports.mails).toHaveLength(1));
  expect(suite.ports.mails[0]).toMatchObject({ to: suite.family.user.email, subject: /was changed/ });
  const [entry] = await suite.family.parent.call().family.audit({});
  expect(entry).toMatchObject({ act: 'account.password_changed', summary: 'Pat changed the password' });
  expect(JSON.stringify([suite.ports.mails, entry])).not.toMatch(/secret/);
});

test('a mail that cannot be sent does not undo the change', async () => {
  const errors = vi.fn();
  suite.ports.log.error = errors;
  suite.ports.mail.send = async () => {
    throw new Error('no mail server');
  };
  await change();
  await untilHolds(() => expect(errors).toHaveBeenCalledTimes(1));
  expect(JSON.stringify(errors.mock.calls)).not.toContain(suite.family.user.email);
  await signIn(NEW);
});

test('a sign-in that has checked the old password does not survive the change', async () => {
  let waiting: Promise<string> | undefined;
  await suite.database.sql.begin(async (sql) => {
    await sql`select 1 from parents where email = ${suite.family.user.email} for no key update`;
    // The sign-in finds the password right and then waits for the row, as it does behind a change.
    waiting = codeOf(signIn(OLD));
    await untilHolds(async () => {
      const blocked = await suite.database.sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%parents%'`;
      expect(blocked).toHaveLength(1);
    });
    await sql`update parents set password_hash = 'another one' where email = ${suite.family.user.email}`;
  });
  expect(await waiting).toBe('BAD_CREDENTIALS');
  const sessions = await suite.database.sql`
    select 1 from parent_sessions s join parents p on p.id = s.parent_id where p.email = ${suite.family.user.email}`;
  expect(sessions).toHaveLength(1);
});

test('of two changes from one password exactly one is made', async () => {
  const second = await signIn(OLD);
  const results = await Promise.allSettled([
    change(),
    second.call().account.changePassword({ currentPassword: OLD, newPassword: 'yet another one' }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [sessions] = await suite.database.sql<{ n: number }[]>`
    select count(*)::int as n from parent_sessions s join parents p on p.id = s.parent_id
    where p.email = ${suite.family.user.email}`;
  expect(sessions?.n).toBe(1);
});

test("another parent's sessions and password are left alone", async () => {
  const member = openBrowser(suite.ports);
  const { familyCode } = suite.family.user;
  const email = `member-${familyCode}@example.com`.toLowerCase();
  const names = { firstName: 'Mel', lastName: 'Member', familyCode };
  await member.call().account.register({ email, password: OLD, ...names });
  await change();
  expect((await member.call().account.me()).email).toBe(email);
  await openBrowser(suite.ports).call().account.login({ email, password: OLD });
});
