import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { UNNAMED_GRACE_MS } from '@herohood/domain/media/keeping';
import { MAX_PHOTOS_A_DAY } from '@herohood/domain/media/quota';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPhoto, dataUrlOf, PHOTO } from '../../tests/testing/photos';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, REENCODED, type TestPorts } from '../../tests/testing/test-ports';
import { pruneEverything } from '../prune-everything';
import { findPhotoFor } from './find-photo';
import { pruneMedia } from './prune-media';
import { savePhoto } from './save-photo';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from families`;
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
  // Days pass in these tests; the trial must not end on the way.
  await database.sql`update families set trial_ends_at = '2030-01-01'`;
});

const DAY_MS = 86_400_000;
const later = (ms: number) => {
  ports.clock.now = new Date(ports.clock.now.getTime() + ms);
};
const prune = () => pruneEverything(ports);
const missions = () => family.parent.call().missions;
const left = async () => ({
  rows: (await database.sql`select id from media_objects`).map(({ id }) => id),
  bytes: [...ports.stored.keys()],
  named: (await database.sql`select photo_id from completions where photo_id is not null`).map(
    (row) => row.photo_id,
  ),
});
const NOTHING = { rows: [], bytes: [], named: [] };
/** A mission that was done, with a picture; the ids of both. */
async function doneWithPhoto(id = family.habit.id) {
  const done = await family.child.call().missions.complete({ id });
  return { id: done.id, photo: await addPhoto(ports, database.sql, { table: 'completions', id: done.id }) };
}
const familyId = async () => (await database.sql`select id from families`)[0]?.id;
const send = async (sent: Uint8Array | string = PHOTO) =>
  savePhoto({ ...ports, familyId: await familyId() }, typeof sent === 'string' ? sent : dataUrlOf(sent));
const look = async (id: string) =>
  findPhotoFor(ports, [{ familyId: await familyId(), childId: null, isHelper: false }], {
    of: 'completion',
    id,
    notesLook: true,
  });

describe('a picture that is sent', () => {
  test('is kept as what it was packed into anew', async () => {
    const { photo } = await doneWithPhoto();
    expect([...(ports.stored.get(photo) ?? [])]).toEqual([...REENCODED, ...PHOTO]);
    expect(
      await database.sql`select kind, content_type, byte_size, upload_expires_at from media_objects`,
    ).toMatchObject([
      {
        kind: 'photo',
        content_type: 'image/jpeg',
        byte_size: PHOTO.length + REENCODED.length,
        upload_expires_at: null,
      },
    ]);
  });

  test.each<[string, Uint8Array | string, string]>([
    ['no picture', Buffer.from('<svg/>'), 'UNSUPPORTED_MEDIA_TYPE'],
    ['a GIF', Buffer.from('GIF89a'), 'UNSUPPORTED_MEDIA_TYPE'],
    ['more than 5 MB', Buffer.concat([PHOTO, Buffer.alloc(5 * 1024 * 1024 + 1 - PHOTO.length)]), 'TOO_LARGE'],
    ['a picture that says no size', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'BAD_REQUEST'],
    ['no data URL', 'https://elsewhere.example/a.jpg', 'BAD_REQUEST'],
  ])('%s is refused before anything is kept', async (_what, sent, code) => {
    expect(await codeOf(send(sent))).toBe(code);
    expect(await left()).toEqual(NOTHING);
  });

  test('is refused when it cannot be unpacked, and its place comes back an hour after', async () => {
    ports.pictures.reencode = async () => null;
    expect(await codeOf(send())).toBe('BAD_REQUEST');
    expect((await left()).bytes).toEqual([]);
    later(2 * 3_600_000);
    await prune();
    expect(await left()).toEqual(NOTHING);
  });

  test(`is refused after ${MAX_PHOTOS_A_DAY} of a day, whatever became of them, and a day later is not`, async () => {
    const at = ports.clock.now.toISOString();
    await database.sql`insert into media_objects (family_id, kind, content_type, byte_size, stored_at, created_at)
      select f.id, 'photo', 'image/jpeg', 1, ${at}, ${at} from families f, generate_series(1, ${MAX_PHOTOS_A_DAY})`;
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES', flags: { retryAfter: 3_600 } });
    later(DAY_MS);
    await send();
    await database.sql`update media_objects set byte_size = 10000000`;
    expect(await codeOf(send())).toBe('CONFLICT');
  });

  test('and never named goes a day later', async () => {
    await send();
    await prune();
    later(UNNAMED_GRACE_MS - 1);
    await prune();
    expect((await left()).bytes).toHaveLength(1);
    later(1);
    await prune();
    expect(await left()).toEqual(NOTHING);
  });
});

describe('a picture goes', () => {
  test('at once when its mission is taken back', async () => {
    const { id } = await doneWithPhoto();
    const taken = await family.child.call().missions.withdraw({ id });
    expect([taken.photoUrl, await left()]).toEqual([null, NOTHING]);
  });

  test('at once when its mission is sent back', async () => {
    const { id } = await doneWithPhoto();
    const sent = await missions().reject({ id, message: 'Once more, please' });
    expect([sent.photoUrl, await left()]).toEqual([null, NOTHING]);
    await missions().reject({ id, message: 'Again' });
  });

  test('with its hero', async () => {
    await doneWithPhoto();
    await family.parent.call().children.remove({ id: family.hero.id });
    expect(await left()).toEqual(NOTHING);
  });

  test('with its family, whatever it is for', async () => {
    await doneWithPhoto();
    await send();
    await family.parent.call().account.eraseFamily({ password: 'secret-enough' });
    expect(await left()).toEqual(NOTHING);
  });

  test('seven days after the yes, to the moment, and not while it waits', async () => {
    const { id, photo } = await doneWithPhoto();
    later(30 * DAY_MS);
    await prune();
    expect((await look(id))?.id).toBe(photo);
    await missions().approve({ id });
    later(7 * DAY_MS - 1);
    await prune();
    expect((await look(id))?.id).toBe(photo);
    later(1);
    expect(await look(id)).toBeNull();
    expect((await prune()).photos).toBe(1);
    expect(await left()).toEqual(NOTHING);
  });

  test('not with an undo: it waits with its mission again', async () => {
    const { id, photo } = await doneWithPhoto();
    await missions().approve({ id });
    await missions().undo({ id });
    later(30 * DAY_MS);
    await prune();
    expect((await look(id))?.id).toBe(photo);
  });

  test('at once with the yes where pictures stay for no day', async () => {
    await family.parent.call().account.updateFamily({ photoDays: 0 });
    const { id } = await doneWithPhoto();
    expect((await missions().approve({ id })).photoUrl).toBeNull();
    expect(await left()).toEqual(NOTHING);
  });

  test('when the family shortens its days, old ones too; a longer setting brings none back', async () => {
    const { id } = await doneWithPhoto();
    await missions().approve({ id });
    later(3 * DAY_MS);
    await family.parent.call().account.updateFamily({ photoDays: 4 });
    expect((await left()).bytes).toHaveLength(1);
    await family.parent.call().account.updateFamily({ photoDays: 3 });
    expect(await left()).toEqual(NOTHING);
    await family.parent.call().account.updateFamily({ photoDays: 30 });
    expect(await look(id)).toBeNull();
  });

  test('with a proposal as with a mission', async () => {
    const photo = await send();
    const [{ id } = { id: '' }] =
      await database.sql`insert into proposals (family_id, child_id, kind, title, photo_id)
      values (${await familyId()}, ${family.hero.id}, 'did', 'Watered the plants', ${photo}) returning id`;
    later(30 * DAY_MS);
    await prune();
    expect((await left()).bytes).toEqual([photo]);
    const decided = ports.clock.now.toISOString();
    await database.sql`update proposals set status = 'accepted', paid_xp = 5, paid_points = 1, approval_no = 1, decided_at = ${decided} where id = ${id}`;
    later(7 * DAY_MS);
    await prune();
    expect(await left()).toEqual(NOTHING);
  });
});

test('the export tells of pictures while they are there', async () => {
  const { id, photo } = await doneWithPhoto();
  const read = () => family.parent.call().account.exportFamily();
  expect(await read()).toMatchObject({
    photos: [{ id: photo, contentType: 'image/jpeg', byteSize: REENCODED.length + PHOTO.length }],
    completions: [{ id, photoId: photo }],
  });
  await family.child.call().missions.withdraw({ id });
  expect(await read()).toMatchObject({ photos: [], completions: [{ id, photoId: null }] });
});

describe('whatever fails', () => {
  test('a store that is away refuses nobody, and the clean-up does the rest', async () => {
    const { id } = await doneWithPhoto();
    const { remove } = ports.media;
    ports.media.remove = () => Promise.reject(new Error('The store is away.'));
    await family.child.call().missions.withdraw({ id });
    const { rows, bytes, named } = await left();
    expect([rows.length, bytes.length, named]).toEqual([1, 1, []]);
    expect(await database.sql`select id from media_objects where stored_at is not null`).toEqual([]);
    ports.media.remove = remove;
    await prune();
    expect(await left()).toEqual(NOTHING);
  });

  test('a store that takes no bytes leaves nothing that claims some', async () => {
    ports.media.put = () => Promise.reject(new Error('The disk is full.'));
    await expect(send()).rejects.toThrow('disk is full');
    expect(await database.sql`select id from media_objects where stored_at is not null`).toEqual([]);
    later(2 * 3_600_000);
    await prune();
    expect(await left()).toEqual(NOTHING);
  });

  test('no clean-up takes what a mission names, nor what is of another kind', async () => {
    const { photo } = await doneWithPhoto();
    const avatarUrl = `data:image/png;base64,${btoa('\x89PNG\r\n\x1a\n')}`;
    const hero = await family.parent.call().children.update({ id: family.hero.id, avatarUrl });
    const avatar = hero.avatarUrl?.split('/').at(-1) ?? '';
    for (let day = 0; day < 3; day += 1) {
      later(UNNAMED_GRACE_MS);
      await pruneMedia(ports, { batchSize: 1 });
    }
    expect((await left()).bytes.sort()).toEqual([photo, avatar].sort());
    // A mission that names an avatar by mistake takes none along.
    await database.sql`update completions set photo_id = ${avatar} where photo_id = ${photo}`;
    const [{ id } = { id: '' }] = await database.sql`select id from completions`;
    await family.child.call().missions.withdraw({ id });
    expect((await left()).bytes).toContain(avatar);
  });

  test('many are ended in batches, by several workers at once, each once', async () => {
    for (let at = 0; at < 12; at += 1) {
      const { id } = await family.parent.call().habits.createMaster({ name: `Habit ${at}` });
      const own = await family.parent.call().habits.assign({ id: family.hero.id, masterHabitId: id });
      const { id: done } = await doneWithPhoto(own.id);
      await missions().approve({ id: done });
    }
    later(7 * DAY_MS);
    const all = await Promise.all(Array.from({ length: 4 }, () => pruneEverything(ports, { batchSize: 5 })));
    expect(all.reduce((sum, { photos }) => sum + photos, 0)).toBe(12);
    await prune();
    expect(await left()).toEqual(NOTHING);
  });
});
