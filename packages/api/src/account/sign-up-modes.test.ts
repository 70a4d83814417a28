import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../tests/testing/refused';
import { openBrowser } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { DEMO_OWNER_EMAIL } from '../demo-owner';
import { isFoundingOpen } from '../family/found-family';

let database: TestDatabase;
let ports: TestPorts;
beforeEach(async () => {
  database = await createTestDatabase();
  ports = createTestPorts(database.db);
});
afterEach(() => database.close());

let people = 0;
const register = (facts: { familyCode?: string; email?: string } = {}) =>
  openBrowser(ports)
    .call()
    .account.register({
      ...{ email: `parent${++people}@hero.example`, password: 'good enough' },
      ...{ firstName: 'Ada', lastName: 'H', ...facts },
    });

test('closed: nobody founds a family, and a taken e-mail is not told', async () => {
  await register({ email: 'known@hero.example' });
  ports.signUp = 'closed';
  expect(await codeOf(register())).toBe('SIGN_UP_CLOSED');
  expect(await codeOf(register({ email: 'known@hero.example' }))).toBe('SIGN_UP_CLOSED');
  expect(await isFoundingOpen(ports)).toBe(false);
});

test('joining by code stays possible; an unknown code stays unknown', async () => {
  const { familyCode } = await register();
  ports.signUp = 'closed';
  expect(await register({ familyCode: familyCode ?? '' })).toMatchObject({ familyRole: 'waiting' });
  expect(await codeOf(register({ familyCode: 'ZZZZZZ' }))).toBe('UNKNOWN_FAMILY_CODE');
});

test('first: one family, whoever races, and the demo family is not it', async () => {
  await register({ email: DEMO_OWNER_EMAIL });
  ports.signUp = 'first';
  expect(await isFoundingOpen(ports)).toBe(true);
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => register()));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await isFoundingOpen(ports)).toBe(false);
  expect(await codeOf(register())).toBe('SIGN_UP_CLOSED');
  const [found] = await database.sql`select count(*)::int as families from families`;
  expect(found).toEqual({ families: 2 });
});

test.each(['first', 'closed'] as const)(
  '%s: who is turned away founds nothing, and may ask again',
  async (mode) => {
    const owner = openBrowser(ports);
    const names = { firstName: 'Ada', lastName: 'H' };
    const own = { ...names, email: `owner-${mode}@hero.example`, password: 'good enough' };
    const { familyCode } = await owner.call().account.register(own);
    ports.signUp = mode;
    const stranger = openBrowser(ports);
    const ask = { ...own, email: `stranger-${mode}@hero.example`, familyCode: familyCode ?? '' };
    const { id } = await stranger.call().account.register(ask);
    expect(await owner.call().family.declineJoinRequest({ id })).toMatchObject({ id, firstName: 'Ada' });
    expect(await codeOf(stranger.call().account.me())).toBe('UNAUTHORIZED');
    expect(await codeOf(owner.call().family.declineJoinRequest({ id }))).toBe('NOT_FOUND');
    const [found] = await database.sql`select count(*)::int as families from families`;
    expect(found).toEqual({ families: 1 });
    expect(await stranger.call().account.register(ask)).toMatchObject({ familyRole: 'waiting' });
  },
);
