import { HOUR_MS } from '@herohood/domain/time/durations';
import { untilHolds } from '@herohood/testing/until-holds';
import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite();

const PASSWORD = 'secret-enough';

/** Changes the password `times` times and waits until each mail is out or was one too many. */
async function changePasswords(times: number, of = suite.family) {
  const done = () => suite.ports.mails.length + suite.ports.omittedMails.length;
  const before = done();
  const passwords = { currentPassword: PASSWORD, newPassword: PASSWORD };
  for (let i = 0; i < times; i += 1) await of.parent.call().account.changePassword(passwords);
  await untilHolds(() => expect(done()).toBe(before + times));
}

test('an account gets ten mails an hour, whatever they are about', async () => {
  const { email } = suite.family.user;
  await changePasswords(10);
  await openBrowser(suite.ports).call().account.requestPasswordReset({ email });
  await untilHolds(() => expect(suite.ports.omittedMails).toEqual(['a password reset link']));
  expect(suite.ports.mails).toHaveLength(10);
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + HOUR_MS);
  await changePasswords(1);
  expect(suite.ports.mails).toHaveLength(11);
});

test('one address gets ten mails an hour, whichever accounts they are sent for; whoever gets no link is told', async () => {
  const victim = `victim-${suite.family.user.familyCode}@example.com`.toLowerCase();
  const families = await Promise.all(Array.from({ length: 12 }, () => createTestFamily(suite.ports)));
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
  await untilHolds(() => expect(suite.ports.mails).toHaveLength(20));
  expect(suite.ports.mails.filter(({ to }) => to === victim)).toHaveLength(10);
  const waiting = await Promise.all(families.map(({ parent }) => parent.call().account.me()));
  expect(waiting.filter(({ pendingEmail }) => pendingEmail === victim)).toHaveLength(10);
});

test('the operator hears of a link to a new password that was one too many, and not for whom', async () => {
  const ask = () =>
    openBrowser(suite.ports).call().account.requestPasswordReset({ email: suite.family.user.email });
  for (let i = 0; i < 4; i += 1) expect(await ask()).toEqual({ ok: true });
  expect(suite.ports.omittedMails).toEqual(['a password reset link']);
});

test('erasing the family and coming again does not open the way for more', async () => {
  await changePasswords(10);
  const { email } = suite.family.user;
  await suite.family.parent.call().account.eraseFamily({ password: PASSWORD });
  const again = openBrowser(suite.ports);
  const names = { firstName: 'Pat', lastName: 'Again' };
  await again.call().account.register({ email, password: PASSWORD, ...names });
  await changePasswords(1, { ...suite.family, parent: again });
  expect(suite.ports.mails).toHaveLength(10);
});

test('what somebody typed is in no mail', async () => {
  const firstName = 'Claim your prize at evil.example';
  await suite.family.parent.call().account.updateProfile({ firstName });
  await changePasswords(1);
  await openBrowser(suite.ports).call().account.requestPasswordReset({ email: suite.family.user.email });
  await untilHolds(() => expect(suite.ports.mails).toHaveLength(2));
  expect(JSON.stringify(suite.ports.mails)).not.toContain('evil');
});

test('who waits to be let in changes the own profile and nothing else', async () => {
  const newcomer = openBrowser(suite.ports);
  const { familyCode } = suite.family.user;
  const email = `newcomer-${familyCode}@example.com`.toLowerCase();
  const names = { firstName: 'New', lastName: 'Comer', familyCode };
  await newcomer.call().account.register({ email, password: PASSWORD, ...names });
  const settings = newcomer.call().account.updateReminderSettings({ reminderSettings: { enabled: true } });
  expect(await codeOf(settings)).toBe('WAITING_FOR_ACCEPTANCE');
  expect((await newcomer.call().account.updateProfile({ firstName: 'Newest' })).firstName).toBe('Newest');
});
