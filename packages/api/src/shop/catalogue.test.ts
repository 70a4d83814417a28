import { listAvatarItems, listGearItems } from '@herohood/db/shop/queries';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { AVATAR_CATALOGUE, YEARLY_AVATARS } from '@herohood/domain/shop/avatar-catalogue';
import { GEAR_CATALOGUE } from '@herohood/domain/shop/gear-catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentAvatarItem, presentGearItem } from './present';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Cheapest first, as the shops list. Pictures are the apps' matter. */
const listed = <Item extends { id: string; cost: number; art: string }>(catalogue: readonly Item[]) =>
  catalogue.map(({ art, ...item }) => item).sort((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1));

test('the avatars that migrations wrote are the catalogue', async () => {
  expect((await listAvatarItems(database.db)).map((item) => presentAvatarItem(item, 'en'))).toEqual(
    listed([...AVATAR_CATALOGUE, ...YEARLY_AVATARS]),
  );
});

test('the gear that migrations wrote is the catalogue', async () => {
  expect((await listGearItems(database.db)).map((item) => presentGearItem(item, 'en'))).toEqual(
    listed(GEAR_CATALOGUE),
  );
});
