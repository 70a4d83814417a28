import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, openBrowser, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;
let refused: unknown[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
  refused = [];
  ports.log.warn = (facts) => void refused.push(facts);
});

const PASSWORD = 'secret-enough';
const HOUR_MS = 3_600_000;

/** Changes the password `times` times and waits until each mail is out or was one too many. */
async function changePasswords(times: number, of = family) {
  const before = ports.mails.length + refused.length;
  const passwords = { currentPassword: PASSWORD, newPassword: PASSWORD };
  for (let i = 0; i < times; i += 1) await of.parent.call().account.changePassword(passwords);
  await vi.waitFor(() => expect(ports.mails.length + refused.length).toBe(before + times), 10_000);
}

test('an account gets ten mails an hour, whatever they are about', async () => {
  await changePasswords(12);
  expect(ports.mails).toHaveLength(10);
  expect(refused).toEqual([
    { what: 'a notice of a changed password' },
    { what: 'a notice of a changed password' },
  ]);
  ports.clock.now = new Date(ports.clock.now.getTime() + HOUR_MS);
  await changePasswords(1);
  expect(ports.mails).toHaveLength(11);
});

test('one address gets ten mails an hour, whichever accounts they are sent for', async () => {
  const victim = `victim-${family.user.familyCode}@example.com`.toLowerCase();
  const families = await Promise.all(Array.from({ length: 12 }, () => createTestFamily(ports)));
  for (const { parent } of families) {
    await parent.call().account.updateProfile({ email: victim, password: PASSWORD });
  }
  await vi.waitFor(() => expect(ports.mails.length + refused.length).toBe(24), 10_000);
  expect(ports.mails.filter(({ to }) => to === victim)).toHaveLength(10);
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
  await vi.waitFor(() => expect(ports.mails).toHaveLength(2), 10_000);
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
