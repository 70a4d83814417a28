import { DAY_MS } from '@herohood/domain/time/durations';
import { untilHolds } from '@herohood/testing/until-holds';
import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite();

const PASSWORD = 'secret-enough';

let names = 0;
const newEmail = () => {
  names += 1;
  return `other-${names}-${suite.family.user.familyCode}@example.com`.toLowerCase();
};
const later = (ms: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + ms);
};
const change = (email: string, password: string | undefined = PASSWORD) =>
  suite.family.parent.call().account.updateProfile({ email, password });
const confirm = (token: string, browser = openBrowser(suite.ports)) =>
  browser.call().account.confirmEmail({ token });
const signIn = (email: string) =>
  openBrowser(suite.ports).call().account.login({ email, password: PASSWORD });
const mailsTo = (email: string) => suite.ports.mails.filter(({ to }) => to === email);

/** Asks for another e-mail and reads the link's token from the mail to it. */
async function tokenFor(email: string): Promise<string> {
  await change(email);
  await untilHolds(() => expect(mailsTo(email)).toHaveLength(1));
  const link = /https:\/\/hero\.example\/parent\/confirm-email#token=(\S+)/.exec(
    mailsTo(email)[0]?.text ?? '',
  );
  return link?.[1] ?? '';
}

test('an open session alone changes no e-mail: the present password must stand beside it', async () => {
  const email = newEmail();
  expect(await codeOf(suite.family.parent.call().account.updateProfile({ email }))).toBe('PASSWORD_REQUIRED');
  expect(await codeOf(change(email, 'a guess'))).toBe('BAD_CREDENTIALS');
  expect(await suite.family.parent.call().account.me()).toMatchObject({
    email: suite.family.user.email,
    pendingEmail: null,
  });
  expect(suite.ports.mails).toEqual([]);
});

test('the old e-mail signs in until the link is opened, then only the new one', async () => {
  const email = newEmail();
  const token = await tokenFor(email);
  expect(Buffer.from(token, 'hex')).toHaveLength(32);
  const me = await suite.family.parent.call().account.me();
  expect(me).toMatchObject({ email: suite.family.user.email, pendingEmail: email });
  expect(await codeOf(signIn(email))).toBe('BAD_CREDENTIALS');
  await signIn(suite.family.user.email);
  expect(await confirm(token)).toEqual({ email });
  expect(await codeOf(signIn(suite.family.user.email))).toBe('BAD_CREDENTIALS');
  expect(await signIn(email)).toMatchObject({ email, pendingEmail: null });
});

test('both addresses get a mail; neither holds a name, and the table only a digest of the token', async () => {
  const email = newEmail();
  const token = await tokenFor(email);
  await untilHolds(() => expect(mailsTo(suite.family.user.email)).toHaveLength(1));
  expect(mailsTo(suite.family.user.email)[0]?.text).not.toContain(token);
  expect(mailsTo(suite.family.user.email)[0]?.text).toContain('https://hero.example/parent/auth?mode=login');
  for (const { subject, text } of suite.ports.mails) {
    expect(`${subject} ${text}`).not.toContain(suite.family.user.firstName);
    expect(text).not.toContain(email);
  }
  const [row] = await suite.database.sql`select * from parents where pending_email = ${email}`;
  expect(row?.pending_email_token_hash).toBe(`digest(email-change:${token})`);
  expect(JSON.stringify(await suite.family.parent.call().account.exportFamily())).not.toContain(
    'email-change:',
  );
});

test('the present address in whatever letters changes nothing and needs no password', async () => {
  const email = suite.family.user.email.toUpperCase();
  const answer = await suite.family.parent.call().account.updateProfile({ email, firstName: 'Alex' });
  expect(answer).toMatchObject({ email: suite.family.user.email, firstName: 'Alex', pendingEmail: null });
});

test('confirming ends every other session and keeps the one of the browser that confirms', async () => {
  const other = openBrowser(suite.ports);
  await other.call().account.login({ email: suite.family.user.email, password: PASSWORD });
  const token = await tokenFor(newEmail());
  suite.ports.announced.length = 0;
  await confirm(token, suite.family.parent);
  expect(suite.ports.announced).toHaveLength(1);
  expect((await suite.family.parent.call().account.me()).pendingEmail).toBeNull();
  expect(await codeOf(other.call().account.me())).toBe('UNAUTHORIZED');
  expect((await suite.family.parent.call().family.audit({}))[0]).toMatchObject({
    act: 'account.email_changed',
  });
});

test("another family's session in the confirming browser is left alone, and all of the parent's end", async () => {
  const stranger = await createTestFamily(suite.ports);
  const token = await tokenFor(newEmail());
  await confirm(token, stranger.parent);
  expect((await stranger.parent.call().account.me()).email).toBe(stranger.user.email);
  expect(await codeOf(suite.family.parent.call().account.me())).toBe('UNAUTHORIZED');
});

test('a link works once, for less than 24 hours, and only the newest one', async () => {
  const first = await tokenFor(newEmail());
  const second = await tokenFor(newEmail());
  expect(await codeOf(confirm(first))).toBe('GONE');
  later(DAY_MS - 1);
  await confirm(second, suite.family.parent);
  expect(await codeOf(confirm(second))).toBe('GONE');
  const third = await tokenFor(newEmail());
  later(DAY_MS);
  expect(await codeOf(confirm(third))).toBe('GONE');
  expect((await suite.family.parent.call().account.me()).pendingEmail).toBeNull();
  expect(await codeOf(confirm('made-up'))).toBe('GONE');
});

test('of many who open one link at once exactly one confirms', async () => {
  const token = await tokenFor(newEmail());
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => confirm(token)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a new password ends the link, and so does cancelling', async () => {
  const first = await tokenFor(newEmail());
  const passwords = { currentPassword: PASSWORD, newPassword: PASSWORD };
  await suite.family.parent.call().account.changePassword(passwords);
  expect((await suite.family.parent.call().account.me()).pendingEmail).toBeNull();
  expect(await codeOf(confirm(first))).toBe('GONE');
  const second = await tokenFor(newEmail());
  const cancelled = await suite.family.parent.call().account.updateProfile({ pendingEmail: null });
  expect(cancelled.pendingEmail).toBeNull();
  expect(await codeOf(confirm(second))).toBe('GONE');
});

test('an e-mail that an account has is refused, also when it is taken before the link is opened', async () => {
  const other = await createTestFamily(suite.ports);
  expect(await codeOf(change(other.user.email.toUpperCase()))).toBe('EMAIL_TAKEN');
  const email = newEmail();
  const token = await tokenFor(email);
  const names = { firstName: 'Quick', lastName: 'Er' };
  await openBrowser(suite.ports)
    .call()
    .account.register({ email, password: PASSWORD, ...names });
  expect(await codeOf(confirm(token))).toBe('EMAIL_TAKEN');
  expect((await suite.family.parent.call().account.me()).email).toBe(suite.family.user.email);
});

test('a day has five tries, right or wrong, also at once; a new password gives none back', async () => {
  const other = await createTestFamily(suite.ports);
  const tries = Array.from({ length: 9 }, () => codeOf(change(other.user.email)));
  const codes = await Promise.all(tries);
  expect(codes.filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(5);
  expect(codes.filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(4);
  const passwords = { currentPassword: PASSWORD, newPassword: PASSWORD };
  await suite.family.parent.call().account.changePassword(passwords);
  expect(await codeOf(change(newEmail()))).toBe('TOO_MANY_TRIES');
  await expect(change(newEmail())).rejects.toMatchObject({ cause: { flags: { retryAfter: 86_400 } } });
  later(DAY_MS);
  expect((await change(newEmail())).pendingEmail).not.toBeNull();
});

test('links to a new password that lie in the old mailbox end with the old e-mail', async () => {
  const token = await tokenFor(newEmail());
  await openBrowser(suite.ports).call().account.requestPasswordReset({ email: suite.family.user.email });
  await untilHolds(() => expect(mailsTo(suite.family.user.email)).toHaveLength(2));
  const reset =
    /reset-password\?token=(\S+)/.exec(mailsTo(suite.family.user.email)[1]?.text ?? '')?.[1] ?? '';
  await confirm(token);
  const resetting = openBrowser(suite.ports)
    .call()
    .account.resetPassword({ token: reset, newPassword: 'x-x-x-x' });
  expect(await codeOf(resetting)).toBe('GONE');
});
