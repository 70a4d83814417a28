import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { untilHolds } from '@herohood/testing/until-holds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, openBrowser, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
});

const PASSWORD = 'secret-enough';
const HOUR_MS = 3_600_000;

/** Changes the password `times` times and waits until each mail is out or was one too many. */
async function changePasswords(times: number, of = family) {
  const done = () => ports.mails.length + ports.omittedMails.length;
  const before = done();
  const passwords = { currentPassword: PASSWORD, newPassword: PASSWORD };
  for (let i = 0; i < times; i += 1) await of.parent.call().account.changePassword(passwords);
  await untilHolds(() => expect(done()).toBe(before + times));
}

test('an account gets ten mails an hour, whatever they are about', async () => {
  await changePasswords(12);
  expect(ports.mails).toHaveLength(10);
  expect(ports.omittedMails).toEqual(['a notice of a changed password', 'a notice of a changed password']);
  ports.clock.now = new Date(ports.clock.now.getTime() + HOUR_MS);
  await changePasswords(1);
  expect(ports.mails).toHaveLength(11);
});

test('one address gets ten mails an hour, whichever accounts they are sent for; whoever gets no link is told', async () => {
  const victim = `victim-${family.user.familyCode}@example.com`.toLowerCase();
  const families = await Promise.all(Array.from({ length: 12 }, () => createTestFamily(ports)));
  const outcomes = await Promise.allSettled(
    families.map(({ parent }) => parent.call().account.updateProfile({ email: victim, password: PASSWORD })),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const each of refused) {
    expect(each).toMatchObject({
      reason: { message: expect.stringContaining('cannot send the link'), cause: { code: 'TOO_MANY_TRIES' } },
    });
  }
  await untilHolds(() => expect(ports.mails).toHaveLength(20));
  expect(ports.mails.filter(({ to }) => to === victim)).toHaveLength(10);
  const waiting = await Promise.all(families.map(({ parent }) => parent.call().account.me()));
  expect(waiting.filter(({ pendingEmail }) => pendingEmail === victim)).toHaveLength(10);
});

test('the operator hears of a link to a new password that was one too many, and not for whom', async () => {
  const ask = () => openBrowser(ports).call().account.requestPasswordReset({ email: family.user.email });
  for (let i = 0; i < 4; i += 1) expect(await ask()).toEqual({ ok: true });
  expect(ports.omittedMails).toEqual(['a password reset link']);
});

test('whoever had ten mails in an hour is told that no link to another e-mail can be sent', async () => {
  await changePasswords(10);
  const email = `next-${family.user.familyCode}@example.com`.toLowerCase();
  const change = () => family.parent.call().account.updateProfile({ email, password: PASSWORD });
  await expect(change()).rejects.toThrow('Please try again in 60 minutes.');
  expect((await family.parent.call().account.me()).pendingEmail).toBeNull();
  ports.clock.now = new Date(ports.clock.now.getTime() + HOUR_MS);
  expect((await change()).pendingEmail).toBe(email);
});

test('erasing the family and coming again does not open the way for more', async () => {
  await changePasswords(10);
  const { email } = family.user;
  await family.parent.call().account.eraseFamily({ password: PASSWORD });
  const again = openBrowser(ports);
  const names = { firstName: 'Pat', lastName: 'Again' };
  await again.call().account.register({ email, password: PASSWORD, ...names });
  await changePasswords(1, { ...family, parent: again });
  expect(ports.mails).toHaveLength(10);
});

test('what somebody typed is in no mail', async () => {
  const firstName = 'Claim your prize at evil.example';
  await family.parent.call().account.updateProfile({ firstName });
  await changePasswords(1);
  await openBrowser(ports).call().account.requestPasswordReset({ email: family.user.email });
  await untilHolds(() => expect(ports.mails).toHaveLength(2));
  expect(JSON.stringify(ports.mails)).not.toContain('evil');
});

test.each(['two\nlines', 'two\r\nlines', 'two\u2028lines', 'two\u0085lines'])(
  '%j is no name',
  async (firstName) => {
    expect(await codeOf(family.parent.call().account.updateProfile({ firstName }))).toBe('BAD_REQUEST');
  },
);

test('a name with a line break from before is shown as it is', async () => {
  await database.sql`update parents set first_name = ${'two\nlines'} where email = ${family.user.email}`;
  expect((await family.parent.call().account.me()).firstName).toBe('two\nlines');
});

test('who waits to be let in changes the own profile and nothing else', async () => {
  const newcomer = openBrowser(ports);
  const email = `newcomer-${family.user.familyCode}@example.com`.toLowerCase();
  const names = { firstName: 'New', lastName: 'Comer', familyCode: family.user.familyCode };
  await newcomer.call().account.register({ email, password: PASSWORD, ...names });
  const settings = newcomer.call().account.updateReminderSettings({ reminderSettings: { enabled: true } });
  expect(await codeOf(settings)).toBe('WAITING_FOR_ACCEPTANCE');
  expect((await newcomer.call().account.updateProfile({ firstName: 'Newest' })).firstName).toBe('Newest');
});
