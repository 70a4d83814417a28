import { MAX_PHOTOS_A_DAY, UNNAMED_GRACE_MS } from '@herohood/domain/media/quota';
import { DAY_MS } from '@herohood/domain/time/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { addPhoto, dataUrlOf, PHOTO } from '../../tests/testing/photos';
import { codeOf } from '../../tests/testing/refused';
import { REENCODED } from '../../tests/testing/test-ports';
import { pruneEverything } from '../prune-everything';
import { findPhotoFor } from './find-readable';
import { pruneMedia } from './remove-media';
import { savePhoto } from './save-picture';

const suite = new FamilySuite();

/** They look at all there is. */
afterEach(() => suite.database.sql`delete from families`);

const later = (ms: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + ms);
};
const prune = () => pruneEverything(suite.ports);
const missions = () => suite.family.parent.call().missions;
const left = async () => ({
  rows: (await suite.database.sql`select id from media_objects`).map(({ id }) => id),
  bytes: [...suite.ports.stored.keys()],
  named: (await suite.database.sql`select photo_id from completions where photo_id is not null`).map(
    (row) => row.photo_id,
  ),
});
const NOTHING = { rows: [], bytes: [], named: [] };
/** A mission that was done, with a picture; the ids of both. */
async function doneWithPhoto(id = suite.family.habit.id) {
  const done = await suite.family.child.call().missions.complete({ id });
  return {
    id: done.id,
    photo: await addPhoto(suite.ports, suite.database.sql, { table: 'completions', id: done.id }),
  };
}
const familyId = async () => (await suite.database.sql`select id from families`)[0]?.id;
const send = async (sent: Uint8Array | string = PHOTO) =>
  savePhoto(
    { ...suite.ports, familyId: await familyId() },
    typeof sent === 'string' ? sent : dataUrlOf(sent),
  );
const look = async (id: string) =>
  findPhotoFor(suite.ports, [{ familyId: await familyId(), childId: null, isHelper: false }], {
    of: 'completion',
    id,
    notesLook: true,
  });

describe('a picture that is sent', () => {
  test('is kept as what it was packed into anew', async () => {
    const { photo } = await doneWithPhoto();
    expect([...(suite.ports.stored.get(photo) ?? [])]).toEqual([...REENCODED, ...PHOTO]);
    expect(
      await suite.database.sql`select kind, content_type, byte_size, upload_expires_at from media_objects`,
    ).toMatchObject([
      {
        kind: 'photo',
        content_type: 'image/jpeg',
        byte_size: PHOTO.length + REENCODED.length,
        upload_expires_at: null,
      },
    ]);
  });

  test('is refused when it cannot be unpacked, and its place comes back an hour after', async () => {
    suite.ports.pictures.reencode = async () => null;
    expect(await codeOf(send())).toBe('BAD_REQUEST');
    expect((await left()).bytes).toEqual([]);
    later(2 * 3_600_000);
    await prune();
    expect(await left()).toEqual(NOTHING);
  });

  test(`is refused after ${MAX_PHOTOS_A_DAY} of a day, whatever became of them, and a day later is not`, async () => {
    const at = suite.ports.clock.now.toISOString();
    await suite.database
      .sql`insert into media_objects (family_id, kind, content_type, byte_size, stored_at, created_at)
      select f.id, 'photo', 'image/jpeg', 1, ${at}, ${at} from families f, generate_series(1, ${MAX_PHOTOS_A_DAY})`;
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES', flags: { retryAfter: 3_600 } });
    later(DAY_MS);
    await send();
    await suite.database.sql`update media_objects set byte_size = 10000000`;
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
    const taken = await suite.family.child.call().missions.withdraw({ id });
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
    await suite.family.parent.call().children.remove({ id: suite.family.hero.id });
    expect(await left()).toEqual(NOTHING);
  });

  test('with its family, whatever it is for', async () => {
    await doneWithPhoto();
    await send();
    await suite.family.parent.call().account.eraseFamily({ password: 'secret-enough' });
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
    await suite.family.parent.call().account.updateFamily({ photoDays: 0 });
    const { id } = await doneWithPhoto();
    expect((await missions().approve({ id })).photoUrl).toBeNull();
    expect(await left()).toEqual(NOTHING);
  });

  test('when the family shortens its days, old ones too; a longer setting brings none back', async () => {
    const { id } = await doneWithPhoto();
    await missions().approve({ id });
    later(3 * DAY_MS);
    await suite.family.parent.call().account.updateFamily({ photoDays: 4 });
    expect((await left()).bytes).toHaveLength(1);
    await suite.family.parent.call().account.updateFamily({ photoDays: 3 });
    expect(await left()).toEqual(NOTHING);
    await suite.family.parent.call().account.updateFamily({ photoDays: 30 });
    expect(await look(id)).toBeNull();
  });

  test('with a proposal as with a mission', async () => {
    const photo = await send();
    const [{ id } = { id: '' }] = await suite.database
      .sql`insert into proposals (family_id, child_id, kind, title, photo_id)
      values (${await familyId()}, ${suite.family.hero.id}, 'did', 'Watered the plants', ${photo}) returning id`;
    later(30 * DAY_MS);
    await prune();
    expect((await left()).bytes).toEqual([photo]);
    const decided = suite.ports.clock.now.toISOString();
    await suite.database
      .sql`update proposals set status = 'accepted', paid_xp = 5, paid_points = 1, approval_no = 1, decided_at = ${decided} where id = ${id}`;
    later(7 * DAY_MS);
    await prune();
    expect(await left()).toEqual(NOTHING);
  });
});

test('the export tells of pictures while they are there', async () => {
  const { id, photo } = await doneWithPhoto();
  const read = () => suite.family.parent.call().account.exportFamily();
  expect(await read()).toMatchObject({
    photos: [{ id: photo, contentType: 'image/jpeg', byteSize: REENCODED.length + PHOTO.length }],
    completions: [{ id, photoId: photo }],
  });
  const { remove } = suite.ports.media;
  suite.ports.media.remove = () => Promise.reject(new Error('The store is away.'));
  await suite.family.child.call().missions.withdraw({ id });
  expect(await read()).toMatchObject({ photos: [{ id: photo }], completions: [{ id, photoId: null }] });
  suite.ports.media.remove = remove;
  await prune();
  expect(await read()).toMatchObject({ photos: [] });
});

test('no answer names a picture from the moment on in which nobody can read it', async () => {
  const { id } = await doneWithPhoto();
  const told = async () => {
    const list = await suite.family.parent.call().missions.listCompletions({ id: suite.family.hero.id });
    return [list.find((each) => each.id === id)?.photoUrl !== null, (await look(id)) !== null];
  };
  await missions().approve({ id });
  later(7 * DAY_MS - 1);
  expect(await told()).toEqual([true, true]);
  later(1);
  expect(await told()).toEqual([false, false]);
  expect((await missions().approve({ id })).photoUrl).toBeNull();
});

describe('whatever fails', () => {
  test('a store that is away refuses nobody, and the clean-up does the rest', async () => {
    const { id } = await doneWithPhoto();
    const { remove } = suite.ports.media;
    suite.ports.media.remove = () => Promise.reject(new Error('The store is away.'));
    await suite.family.child.call().missions.withdraw({ id });
    const { rows, bytes, named } = await left();
    expect([rows.length, bytes.length, named]).toEqual([1, 1, []]);
    expect(await suite.database.sql`select id from media_objects where stored_at is not null`).toEqual([]);
    suite.ports.media.remove = remove;
    await prune();
    expect(await left()).toEqual(NOTHING);
  });

  test('a store that takes no bytes leaves nothing that claims some', async () => {
    suite.ports.media.put = () => Promise.reject(new Error('The disk is full.'));
    await expect(send()).rejects.toThrow('disk is full');
    expect(await suite.database.sql`select id from media_objects where stored_at is not null`).toEqual([]);
    later(2 * 3_600_000);
    await prune();
    expect(await left()).toEqual(NOTHING);
  });

  test('no clean-up takes what a mission names, nor what is of another kind', async () => {
    const { photo } = await doneWithPhoto();
    const avatarUrl = dataUrlOf(PHOTO);
    const hero = await suite.family.parent.call().children.update({ id: suite.family.hero.id, avatarUrl });
    const avatar = hero.avatarUrl?.split('/').at(-1) ?? '';
    for (let day = 0; day < 3; day += 1) {
      later(UNNAMED_GRACE_MS);
      await pruneMedia(suite.ports, { batchSize: 1 });
    }
    expect((await left()).bytes.sort()).toEqual([photo, avatar].sort());
    // A mission that names an avatar by mistake takes none along.
    await suite.database.sql`update completions set photo_id = ${avatar} where photo_id = ${photo}`;
    const [{ id } = { id: '' }] = await suite.database.sql`select id from completions`;
    await suite.family.child.call().missions.withdraw({ id });
    expect((await left()).bytes).toContain(avatar);
  });

  test('many are ended in batches, by several workers at once, each once', async () => {
    for (let at = 0; at < 12; at += 1) {
      const { id } = await suite.family.parent.call().habits.createMaster({ name: `Habit ${at}` });
      const own = await suite.family.parent
        .call()
        .habits.assign({ id: suite.family.hero.id, masterHabitId: id });
      const { id: done } = await doneWithPhoto(own.id);
      await missions().approve({ id: done });
    }
    later(7 * DAY_MS);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => pruneEverything(suite.ports, { batchSize: 5 })),
    );
    expect(all.reduce((sum, { photos }) => sum + photos, 0)).toBe(12);
    await prune();
    expect(await left()).toEqual(NOTHING);
  });
});
