import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
afterEach(() => expectSoundLedgers(database.sql));

let newcomers = 0;

async function knock(familyCode: string) {
  newcomers += 1;
  const browser = openBrowser(ports);
  const email = `newcomer${newcomers}@example.com`;
  await browser
    .call()
    .account.register({ email, password: 'secret-enough', firstName: 'Nora', lastName: 'New', familyCode });
  return { browser, email, id: (await browser.call().account.me()).id };
}

const members = () => family.parent.call().family.members();

describe('the list of members', () => {
  test('names the owner first, then who was let in, with what the family may know of them', async () => {
    const nora = await knock(family.user.familyCode);
    await family.parent.call().family.acceptJoinRequest({ id: nora.id });
    expect(await members()).toEqual([
      {
        id: family.user.id,
        firstName: 'Pat',
        lastName: 'Parent',
        email: family.user.email,
        role: 'owner',
        joinedAt: ports.clock.now.toISOString(),
      },
      expect.objectContaining({ id: nora.id, email: nora.email, role: 'parent' }),
    ]);
    expect(await nora.browser.call().family.members()).toEqual(await members());
  });

  test('leaves out who still waits, and tells them nothing', async () => {
    const nora = await knock(family.user.familyCode);
    expect((await members()).map(({ id }) => id)).toEqual([family.user.id]);
    expect(await codeOf(nora.browser.call().family.members())).toBe('WAITING_FOR_ACCEPTANCE');
  });

  test('holds nobody of another family, and is for parents only', async () => {
    const strangers = await createTestFamily(ports);
    expect((await members()).map(({ id }) => id)).not.toContain(strangers.user.id);
    expect(await codeOf(family.child.call().family.members())).toBe('FORBIDDEN');
    expect(await codeOf(openBrowser(ports).call().family.members())).toBe('UNAUTHORIZED');
  });

  test('waits for a plan when the trial is over; leaving needs none', async () => {
    const nora = await knock(family.user.familyCode);
    await family.parent.call().family.acceptJoinRequest({ id: nora.id });
    ports.clock.now = new Date(ports.clock.now.getTime() + 8 * 86_400_000);
    expect(await codeOf(members())).toBe('PREMIUM_REQUIRED');
    expect(await nora.browser.call().account.removeMember({ id: nora.id })).toBeNull();
    expect(await codeOf(nora.browser.call().account.me())).toBe('UNAUTHORIZED');
  });
});
