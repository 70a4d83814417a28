import { UNNAMED_GRACE_MS, UPLOAD_GRACE_MS } from '@herohood/domain/media/quota';
import { UPLOAD_URL_LIFE_MS } from '@herohood/domain/media/recording';
import { afterEach, expect, test } from 'vitest';
import { createDirectStore } from '../../tests/testing/direct-store';
import { FamilySuite } from '../../tests/testing/family-suite';
import { dataUrlOf, PHOTO } from '../../tests/testing/photos';
import { WEBM } from '../../tests/testing/recordings';
import { codeOf } from '../../tests/testing/refused';
import { pruneMedia } from './remove-media';
import { storeRecording } from './uploads';

const suite = new FamilySuite();

/** They look at all there is. */
afterEach(() => suite.database.sql`delete from families`);

const later = (ms: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + ms);
};
const prune = (batchSize = 100) => pruneMedia(suite.ports, { batchSize });
/** What a day without a name and the runs of the clean-up around it leave. */
async function pruneForADay() {
  await prune();
  later(UNNAMED_GRACE_MS);
  await prune();
}
const habits = () => suite.family.parent.call().habits;
const issue = async () => {
  const url = new URL((await suite.family.parent.call().media.issueUpload()).uploadURL);
  return { id: url.pathname.split('/').at(-1) ?? '', token: url.searchParams.get('token') ?? '', url };
};
async function upload() {
  const { id, token } = await issue();
  await storeRecording(suite.ports, { id, token }, { bytes: WEBM, contentType: 'audio/webm' });
  return id;
}
const sing = (id: string) => habits().createMaster({ name: 'Sing', voiceRecording: `/api/media/${id}` });
const rows = async () => (await suite.database.sql`select id from media_objects`).map(({ id }) => id);
const PICTURE = dataUrlOf(PHOTO);

test('an upload that never came is removed an hour after its address ended, with what a crash left', async () => {
  const { id } = await issue();
  suite.ports.stored.set(id, WEBM);
  later(UPLOAD_URL_LIFE_MS + UPLOAD_GRACE_MS - 1);
  expect(await prune()).toEqual({ removed: 0, examined: 0 });
  later(1);
  expect(await prune()).toEqual({ removed: 1, examined: 1 });
  expect([await rows(), suite.ports.stored.size]).toEqual([[], 0]);
});

test('a recording stays while a habit names it, and goes a day after the last one does not', async () => {
  const id = await upload();
  const [first, second] = [await sing(id), await sing(id)];
  await pruneForADay();
  await habits().remove({ id: first.id });
  await pruneForADay();
  expect(suite.ports.stored.has(id)).toBe(true);
  await habits().updateMaster({ id: second.id, voiceRecording: null });
  await prune();
  later(UNNAMED_GRACE_MS - 1);
  await prune();
  expect(suite.ports.stored.has(id)).toBe(true);
  later(1);
  expect((await prune()).removed).toBe(1);
  expect([await rows(), suite.ports.stored.size]).toEqual([[], 0]);
});

test('a note that is out of date is forgotten, and takes nothing away', async () => {
  const id = await upload();
  await sing(id);
  await suite.database.sql`update media_objects set unnamed_since = '2020-01-01'`;
  expect(await prune()).toEqual({ removed: 0, examined: 1 });
  expect(await suite.database.sql`select unnamed_since from media_objects`).toMatchObject([
    { unnamed_since: null },
  ]);
});

test('a picture goes when it was replaced or its hero was deleted, those of other heroes stay', async () => {
  const give = (id: string) => suite.family.parent.call().children.update({ id, avatarUrl: PICTURE });
  const idOf = ({ avatarUrl }: { avatarUrl: string | null }) => avatarUrl?.split('/').at(-1) ?? '';
  const old = idOf(await give(suite.family.hero.id));
  const present = idOf(await give(suite.family.hero.id));
  const sister = await suite.family.parent.call().children.create({ name: 'Mia', avatarUrl: PICTURE });
  await pruneForADay();
  expect([suite.ports.stored.has(old), suite.ports.stored.has(present)]).toEqual([false, true]);
  await suite.family.parent.call().children.remove({ id: suite.family.hero.id });
  await pruneForADay();
  expect(await rows()).toEqual([idOf(sister)]);
  expect([...suite.ports.stored.keys()]).toEqual([idOf(sister)]);
});

test('it works in batches, also on several workers at once', async () => {
  for (let i = 0; i < 12; i += 1) await issue();
  later(UPLOAD_URL_LIFE_MS + UPLOAD_GRACE_MS);
  expect(await prune(5)).toEqual({ removed: 5, examined: 5 });
  const all = await Promise.all(Array.from({ length: 4 }, () => prune(5)));
  const removed = all.reduce((sum, each) => sum + each.removed, 0);
  expect(removed).toBe(7 - (await rows()).length);
  for (let left = 5; left === 5; ) left = (await prune(5)).examined;
  expect(await rows()).toEqual([]);
});

test('a store that fails keeps the row, and the next run goes on', async () => {
  const { id } = await issue();
  const { remove } = suite.ports.media;
  suite.ports.media.remove = () => Promise.reject(new Error('The store is away.'));
  later(UPLOAD_URL_LIFE_MS + UPLOAD_GRACE_MS);
  await expect(prune()).rejects.toThrow('store is away');
  expect(await rows()).toEqual([id]);
  suite.ports.media.remove = remove;
  expect((await prune()).removed).toBe(1);
});

test('naming a recording while it is cleaned away either saves it or is refused', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const id = await upload();
    await prune();
    later(UNNAMED_GRACE_MS);
    const acts = [() => prune(), () => sing(id)];
    const [pruned, named] = round % 2 ? acts : acts.reverse();
    const results = await Promise.allSettled([pruned?.(), named?.()]);
    const isNamed = results.every(({ status }) => status === 'fulfilled');
    await prune();
    expect([suite.ports.stored.has(id), (await rows()).includes(id)]).toEqual([isNamed, isNamed]);
    outcomes.add(String(isNamed));
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

test('what was sent to the store itself is removed, whether it was settled or not', async () => {
  const store = createDirectStore();
  suite.ports.media.direct = store;
  const [kept, forgotten] = [await issue(), await issue()];
  for (const { url } of [kept, forgotten]) store.accept(url.href, WEBM);
  await sing(kept.id);
  store.accept(kept.url.href, WEBM);
  later(UPLOAD_URL_LIFE_MS + UPLOAD_GRACE_MS);
  expect((await prune()).removed).toBe(1);
  expect(store.sent.size).toBe(0);
  expect(await rows()).toEqual([kept.id]);
  expect([...suite.ports.stored.keys()]).toEqual([kept.id]);
  expect(await codeOf(sing(forgotten.id))).toBe('BAD_REQUEST');
  expect((await prune()).examined).toBe(0);
});

test('erasing the family removes its recordings, its pictures and what is on its way', async () => {
  const store = createDirectStore();
  const id = await upload();
  await sing(id);
  await suite.family.parent.call().children.update({ id: suite.family.hero.id, avatarUrl: PICTURE });
  suite.ports.media.direct = store;
  store.accept((await issue()).url.href, WEBM);
  const file = await suite.family.parent.call().account.exportFamily();
  expect(file.habits).toContainEqual(expect.objectContaining({ voiceRecording: `/api/media/${id}` }));
  await suite.family.parent.call().account.eraseFamily({ password: 'secret-enough' });
  expect([suite.ports.stored.size, store.sent.size]).toEqual([0, 0]);
});

test('the voice of praise stays with it, and goes a day after it was taken back', async () => {
  const id = await upload();
  const done = await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  const praise = { voice: `/api/media/${id}` };
  await suite.family.parent.call().missions.approve({ id: done.id, praise });
  await pruneForADay();
  expect([...suite.ports.stored.keys()]).toEqual([id]);
  // Undone in time, as the clock of this test has gone on.
  await suite.database.sql`update completions set decided_at = ${suite.ports.clock.now.toISOString()}`;
  await suite.family.parent.call().missions.undo({ id: done.id });
  await pruneForADay();
  expect([await rows(), suite.ports.stored.size]).toEqual([[], 0]);
});
