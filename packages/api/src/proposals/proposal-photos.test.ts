import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { dataUrlOf, PHOTO } from '../../tests/testing/photos';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite();

const parent = () => suite.family.parent.call().proposals;
const propose = (photo = dataUrlOf(PHOTO)) =>
  suite.family.child
    .call()
    .proposals.create({ id: suite.family.hero.id, kind: 'did', title: 'Built a den', photo });
const kept = async (id: string) => {
  const [row] = await suite.database.sql`select photo_id from proposals where id = ${id}`;
  return row?.photo_id !== null && suite.ports.stored.has(row?.photo_id);
};

test('a picture goes with a proposal, and is read where the proposal is', async () => {
  const { id, photoUrl } = await propose();
  expect(photoUrl).toBe(`/api/proposals/${id}/photo`);
  expect(await kept(id)).toBe(true);
  expect(await codeOf(propose('data:image/gif;base64,R0lGODlh'))).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(await codeOf(propose('a picture'))).toBe('BAD_REQUEST');
});

test('it stays with a yes, and goes with a no, for good', async () => {
  const [yes, no] = [await propose(), await propose()];
  await parent().accept({ id: yes.id, xp: 10 });
  expect(await kept(yes.id)).toBe(true);
  expect((await parent().decline({ id: no.id })).photoUrl).toBeNull();
  expect(await kept(no.id)).toBe(false);
  expect(suite.ports.stored.size).toBe(1);
  expect((await parent().undo({ id: no.id })).photoUrl).toBeNull();
});

test('a family that keeps no pictures has none after a yes', async () => {
  await suite.family.parent.call().account.updateFamily({ photoDays: 0 });
  const { id } = await propose();
  expect((await parent().accept({ id, xp: 10 })).photoUrl).toBeNull();
  expect(await kept(id)).toBe(false);
});

test('a picture goes at once where another proposal took the last place while it was unpacked', async () => {
  const { pictures } = suite.ports;
  const { reencode } = pictures;
  const one = { id: suite.family.hero.id, kind: 'did', title: 'Built a den' } as const;
  const create = () => suite.family.child.call().proposals.create(one);
  for (let n = 0; n < 9; n += 1) await create();
  pictures.reencode = async (...asked) => {
    await create();
    return reencode(...asked);
  };
  expect(await codeOf(propose())).toBe('PROPOSAL_LIMIT');
  expect(suite.ports.stored.size).toBe(0);
  const rows = await suite.database
    .sql`select m.id from media_objects m join children c on c.family_id = m.family_id
    where m.kind = 'photo' and c.id = ${suite.family.hero.id}`;
  expect(rows).toEqual([]);
});
