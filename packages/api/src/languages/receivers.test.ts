import type { Locale } from '@herohood/domain/languages/locale';
import { untilHolds } from '@herohood/testing/until-holds';
import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { type Browser, openBrowser } from '../../tests/testing/test-family';
import { pushToHeroes } from '../push/push-to-heroes';
import { pushToParents } from '../push/push-to-parents';

const suite = new FamilySuite();

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const PASSWORD = 'secret-enough';

const setFamily = (locale: Locale) => suite.family.parent.call().account.updateFamily({ locale });
const setOwn = (locale: Locale | null) => suite.family.parent.call().account.updateProfile({ locale });
const setHero = (locale: Locale | null) =>
  suite.family.parent.call().children.update({ id: suite.family.hero.id, locale });

describe('a mail is written in the language of its receiver', () => {
  const mailed = async (act: () => Promise<unknown>): Promise<Locale[]> => {
    const { mails } = suite.ports;
    mails.length = 0;
    await act();
    await untilHolds(() => expect(mails.length).toBeGreaterThan(0));
    return mails.map(({ locale }) => locale);
  };
  const forgotten = () =>
    openBrowser(suite.ports).call().account.requestPasswordReset({ email: suite.family.user.email });

  test('whoever asks for it: their own, else their family’s', async () => {
    await setFamily('fr');
    expect(await mailed(forgotten)).toEqual(['fr']);
    await setOwn('he');
    expect(await mailed(forgotten)).toEqual(['he']);
  });

  test('after a new password, and before another address counts', async () => {
    await setOwn('tr');
    const change = { currentPassword: PASSWORD, newPassword: 'another-password' };
    expect(await mailed(() => suite.family.parent.call().account.changePassword(change))).toEqual(['tr']);
    await setOwn(null);
    await setFamily('pl');
    const email = `${crypto.randomUUID()}@example.com`;
    const asked = () =>
      suite.family.parent.call().account.updateProfile({ email, password: 'another-password' });
    const { mails } = suite.ports;
    mails.length = 0;
    await asked();
    await untilHolds(() => expect(mails).toHaveLength(2));
    expect(mails.map(({ locale }) => locale)).toEqual(['pl', 'pl']);
  });
});

describe('a push speaks the language of whoever holds the browser', () => {
  const message = (locale: Locale) => ({ locale });
  const until = () => new Date(suite.ports.clock.now.getTime() + 60_000);
  const takePushes = (browser: Browser) =>
    browser.call().push.subscribe({
      ...{ endpoint: `https://push.example.com/${crypto.randomUUID()}`, keys: KEYS },
    });
  const familyId = async () => {
    const session = await suite.family.parent.context().sessions.parent();
    if (!session) throw new Error('The parent is not signed in.');
    return session.family.id;
  };
  const told = () => suite.ports.pushes.splice(0).map((push) => push.message);

  beforeEach(async () => {
    await setFamily('nl');
    suite.ports.pushes.length = 0;
  });

  test('of parents, each in their own', async () => {
    await takePushes(suite.family.parent);
    const helper = openBrowser(suite.ports);
    const { url } = await suite.family.parent.call().family.createInvitation({ role: 'helper' });
    await helper.call().account.register({
      ...{ email: `${crypto.randomUUID()}@example.com`, password: PASSWORD },
      ...{ firstName: 'Sam', lastName: 'Helper', invitation: url?.split('#invitation=')[1] },
    });
    await helper.call().account.updateProfile({ locale: 'uk' });
    await takePushes(helper);
    await pushToParents(suite.ports, { familyId: await familyId(), message, until: until() });
    expect(told().sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual([
      { locale: 'nl' },
      { locale: 'uk' },
    ]);
  });

  test('of heroes', async () => {
    await takePushes(suite.family.child);
    const push = async () => {
      const to = { familyId: await familyId(), childId: suite.family.hero.id };
      await pushToHeroes(suite.ports, [{ ...to, message, until: until() }]);
      return told();
    };
    expect(await push()).toEqual([{ locale: 'nl' }]);
    await setHero('ar');
    expect(await push()).toEqual([{ locale: 'ar' }]);
  });
});
