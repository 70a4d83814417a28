import { MAX_SESSIONS } from '@herohood/domain/account/account-limits';
import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite();

test('a hero has fifty known browsers; one more takes the place of the one that signed in longest ago', async () => {
  const { hero, login } = suite.family;
  await suite.database.sql`insert into known_devices (family_id, child_id, token_hash, last_used_at)
    select family_id, id, 'older-' || n, ${suite.ports.clock.now.toISOString()}::timestamptz - n * interval '1 day'
    from children, generate_series(1, 60) n where id = ${hero.id}`;
  await openBrowser(suite.ports).call().account.childLogin(login);
  const known = await suite.database.sql`
    select token_hash from known_devices where child_id = ${hero.id} order by last_used_at desc`;
  expect(known).toHaveLength(MAX_SESSIONS);
  expect(known.at(-1)).toEqual({ token_hash: `older-${MAX_SESSIONS - 2}` });
});
