import { MINUTE_MS } from '@herohood/domain/time/durations';
import { untilHolds } from '@herohood/testing/until-holds';
import { expect, test, vi } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite();

/** Addresses have limits of their own: every stranger comes from another one. */
let addresses = 0;
const stranger = () => {
  addresses += 1;
  return openBrowser(suite.ports, `198.51.100.${addresses}`);
};

const OLD = 'secret-enough';
const NEW = 'a better secret';

const later = (ms: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + ms);
};
const ask = (email = suite.family.user.email) => stranger().call().account.requestPasswordReset({ email });
const reset = (token: string, newPassword = NEW) =>
  stranger().call().account.resetPassword({ token, newPassword });
const signIn = (password: string) =>
  stranger().call().account.login({ email: suite.family.user.email, password });

/** Asks for a link and reads its token from the mail. The notice of an earlier change may come in between. */
async function tokenByMail(): Promise<string> {
  const before = suite.ports.mails.length;
  await ask();
  const token = () =>
    suite.ports.mails
      .slice(before)
      .map(({ text }) => tokenIn(text))
      .find((found) => found !== '');
  return untilHolds(() => {
    const found = token();
    expect(found).toBeDefined();
    return found as string;
  });
}

function tokenIn(text = ''): string {
  return /https:\/\/hero\.example\/parent\/reset-password\?token=(\S+)/.exec(text)?.[1] ?? '';
}

test('a mailed link sets a new password, which signs in', async () => {
  const token = await tokenByMail();
  expect(Buffer.from(token, 'hex')).toHaveLength(32);
  expect(await reset(token)).toEqual({ ok: true });
  expect(await codeOf(signIn(OLD))).toBe('BAD_CREDENTIALS');
  expect((await signIn(NEW)).email).toBe(suite.family.user.email);
});

test('of a password that somebody renews who waits to be let in, the family hears nothing', async () => {
  const email = `newcomer-${suite.family.user.familyCode}@example.com`.toLowerCase();
  const names = { firstName: 'New', lastName: 'Comer', familyCode: suite.family.user.familyCode };
  await stranger()
    .call()
    .account.register({ email, password: OLD, ...names });
  const { lastSyncTime } = await suite.family.parent.call().sync.familyData({});
  await ask(email);
  await untilHolds(() => expect(suite.ports.mails.at(-1)?.to).toBe(email));
  await reset(tokenIn(suite.ports.mails.at(-1)?.text));
  expect((await suite.family.parent.call().sync.familyData({ lastSyncTime })).syncEvents).toEqual([]);
  expect((await suite.family.parent.call().family.audit({}))[0]).toMatchObject({
    act: 'family.join_requested',
  });
});

test('the answer is the same for an e-mail that nobody has, and no mail is sent', async () => {
  expect(await ask('nobody@example.com')).toEqual(await ask());
  await untilHolds(() => expect(suite.ports.mails).toHaveLength(1));
  expect(suite.ports.mails[0]?.to).toBe(suite.family.user.email);
});

test('the answer does not wait for the mail server', async () => {
  const sent: (() => void)[] = [];
  suite.ports.mail.send = () => new Promise((resolve) => void sent.push(resolve));
  expect(await ask()).toEqual({ ok: true });
  await untilHolds(() => expect(sent).toHaveLength(1));
  sent[0]?.();
});

test('the table holds only a digest of the token', async () => {
  const token = await tokenByMail();
  const rows = await suite.database.sql`select * from password_resets`;
  const kept = rows.map(({ token_hash }) => token_hash);
  expect(kept).toContain(`digest(password-reset:${token})`);
  expect(kept).not.toContain(token);
});

test('a link works once, within 60 minutes, and only the newest one', async () => {
  const first = await tokenByMail();
  const second = await tokenByMail();
  expect(await codeOf(reset(first))).toBe('GONE');
  later(60 * MINUTE_MS);
  expect(await codeOf(reset(second))).toBe('GONE');
  const third = await tokenByMail();
  later(60 * MINUTE_MS - 1);
  await reset(third);
  await expect(reset(third)).rejects.toThrow('This link is no longer valid. Please ask for a new one.');
  expect(await codeOf(reset('made-up'))).toBe('GONE');
});

test('a link can be asked whether it holds, as often as one likes, without being used up', async () => {
  const check = (token: string) => stranger().call().account.checkPasswordReset({ token });
  const token = await tokenByMail();
  for (let i = 0; i < 3; i += 1) expect(await check(token)).toEqual({ ok: true });
  expect(await codeOf(check('made-up'))).toBe('GONE');
  await reset(token);
  expect(await codeOf(check(token))).toBe('GONE');
  const late = await tokenByMail();
  later(60 * MINUTE_MS);
  expect(await codeOf(check(late))).toBe('GONE');
});

test('of many who use one link at once exactly one sets the password', async () => {
  const token = await tokenByMail();
  const passwords = Array.from({ length: 6 }, (_, i) => `password number ${i}`);
  const results = await Promise.allSettled(passwords.map((password) => reset(token, password)));
  const winners = passwords.filter((_, i) => results[i]?.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  await signIn(winners[0] ?? '');
});

test('all sessions of that parent end, also the one that used the link', async () => {
  const token = await tokenByMail();
  suite.ports.announced.length = 0;
  await suite.family.parent.call().account.resetPassword({ token, newPassword: NEW });
  expect(await codeOf(suite.family.parent.call().account.me())).toBe('UNAUTHORIZED');
  expect((await suite.family.child.call().account.childMe()).name).toBe('Robin');
  expect(suite.ports.announced).toHaveLength(1);
});

test('a locked sign-in opens with the new password', async () => {
  const token = await tokenByMail();
  for (let i = 0; i < 5; i += 1) expect(await codeOf(signIn('a guess'))).toBe('BAD_CREDENTIALS');
  expect(await codeOf(signIn(OLD))).toBe('TOO_MANY_TRIES');
  await reset(token);
  await signIn(NEW);
});

test('at most three mails an hour and account; further requests are answered alike', async () => {
  const tokens = [await tokenByMail(), await tokenByMail(), await tokenByMail()];
  for (let i = 0; i < 2; i += 1) expect(await ask()).toEqual({ ok: true });
  await reset(tokens[2] ?? '');
  await untilHolds(() => expect(suite.ports.mails).toHaveLength(4));
  // A new password does not open the way for more mails; the hour does.
  await ask();
  later(60 * MINUTE_MS);
  await ask();
  await untilHolds(() => expect(suite.ports.mails).toHaveLength(5));
});

test('an address asks ten times an hour, for whomever', async () => {
  const browser = stranger();
  const from = (i: number) =>
    browser.call().account.requestPasswordReset({ email: `somebody-${i}@example.com` });
  for (let i = 0; i < 10; i += 1) await from(i);
  await expect(from(10)).rejects.toThrow('Please wait 60 minutes');
  later(60 * MINUTE_MS);
  expect(await from(10)).toEqual({ ok: true });
});

test('changing the password makes a link in an old mailbox worthless', async () => {
  const token = await tokenByMail();
  await suite.family.parent.call().account.changePassword({ currentPassword: OLD, newPassword: NEW });
  expect(await codeOf(reset(token))).toBe('GONE');
});

test('a new password keeps the rules of registration, and a refused one leaves the link as it was', async () => {
  const token = await tokenByMail();
  expect(await codeOf(reset(token, 'short'))).toBe('BAD_REQUEST');
  await reset(token);
});

test('the reset stands in the audit list and the parent gets a notice', async () => {
  const token = await tokenByMail();
  await reset(token);
  await untilHolds(() => expect(suite.ports.mails).toHaveLength(2));
  expect(suite.ports.mails[1]?.subject).toContain('was changed');
  const browser = stranger();
  await browser.call().account.login({ email: suite.family.user.email, password: NEW });
  const [entry] = await browser.call().family.audit({});
  expect(entry).toMatchObject({ act: 'account.password_reset' });
  expect(JSON.stringify(entry)).not.toContain(token);
});

test('a link that cannot be sent is logged without address and token', async () => {
  const errors = vi.fn();
  suite.ports.log.error = errors;
  suite.ports.mail.send = async () => {
    throw new Error('no mail server');
  };
  expect(await ask()).toEqual({ ok: true });
  await untilHolds(() => expect(errors).toHaveBeenCalledTimes(1));
  expect(JSON.stringify(errors.mock.calls)).not.toMatch(/@|token=/);
});
