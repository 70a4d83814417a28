import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite();

const members = () => suite.family.parent.call().family.members();

test('the list of members names the owner first, then who was let in, and nobody who waits or is another family’s', async () => {
  const { user, parent } = suite.family;
  const browser = openBrowser(suite.ports);
  const email = 'nora@example.com';
  await browser.call().account.register({
    ...{ email, password: 'secret-enough', firstName: 'Nora', lastName: 'New' },
    familyCode: user.familyCode,
  });
  const { id } = await browser.call().account.me();
  const owner = {
    ...{ id: user.id, firstName: 'Pat', lastName: 'Parent', email: user.email, role: 'owner' },
    joinedAt: suite.ports.clock.now.toISOString(),
  };
  expect(await members()).toEqual([owner]);
  expect(await codeOf(browser.call().family.members())).toBe('WAITING_FOR_ACCEPTANCE');
  await parent.call().family.acceptJoinRequest({ id });
  expect(await members()).toEqual([owner, expect.objectContaining({ id, email, role: 'parent' })]);
  expect(await browser.call().family.members()).toEqual(await members());
});
