import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { UNNAMED_GRACE_MS, UPLOAD_GRACE_MS } from '@herohood/domain/media/keeping';
import { UPLOAD_URL_LIFE_MS } from '@herohood/domain/media/recording';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDirectStore } from '../../tests/testing/direct-store';
import { WEBM } from '../../tests/testing/recordings';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { pruneMedia } from './prune-media';
import { storeRecording } from './store-recording';

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

const later = (ms: number) => {
  ports.clock.now = new Date(ports.clock.now.getTime() + ms);
};
const prune = (batchSize = 100) => pruneMedia(ports, { batchSize });
/** What a day without a name and the runs of the clean-up around it leave. */
async function pruneForADay() {
  await prune();
  later(UNNAMED_GRACE_MS);
  await prune();
}
const habits = () => family.parent.call().habits;
const issue = async () => {
  const url = new URL((await family.parent.call().media.issueUpload()).uploadURL);
  return { id: url.pathname.split('/').at(-1) ?? '', token: url.searchParams.get('token') ?? '', url };
};
async function upload() {
  const { id, token } = await issue();
  await storeRecording(ports, { id, token }, { bytes: WEBM, contentType: 'audio/webm' });
  return id;
}
const sing = (id: string) => habits().createMaster({ name: 'Sing', voiceRecording: `/api/media/${id}` });
const rows = async () => (await database.sql`select id from media_objects`).map(({ id }) => id);
const PICTURE = `data:image/png;base64,${btoa('\x89PNG\r\n\x1a\n')}`;

test('an upload that never came is removed an hour after its address ended, with what a crash left', async () => {
  const { id } = await issue();
  ports.stored.set(id, WEBM);
  later(UPLOAD_URL_LIFE_MS + UPLOAD_GRACE_MS - 1);
  expect(await prune()).toEqual({ removed: 0, examined: 0 });
  later(1);
  expect(await prune()).toEqual({ removed: 1, examined: 1 });
  expect([await rows(), ports.stored.size]).toEqual([[], 0]);
});

test('a recording stays while a habit names it, and goes a day after the last one does not', async () => {
  const id = await upload();
  const [first, second] = [await sing(id), await sing(id)];
  await pruneForADay();
  await habits().remove({ id: first.id });
  await pruneForADay();
  expect(ports.stored.has(id)).toBe(true);
  await habits().updateMaster({ id: second.id, voiceRecording: null });
  await prune();
  later(UNNAMED_GRACE_MS - 1);
  await prune();
  expect(ports.stored.has(id)).toBe(true);
  later(1);
  expect((await prune()).removed).toBe(1);
  expect([await rows(), ports.stored.size]).toEqual([[], 0]);
});

test('a recording that is named again in time stays', async () => {
  const id = await upload();
  await prune();
  later(UNNAMED_GRACE_MS - 1);
  await sing(id);
  later(1);
  await pruneForADay();
  expect([...ports.stored.keys()]).toEqual([id]);
});

test('a note that is out of date is forgotten, and takes nothing away', async () => {
  const id = await upload();
  await sing(id);
  await database.sql`update media_objects set unnamed_since = '2020-01-01'`;
  expect(await prune()).toEqual({ removed: 0, examined: 1 });
  expect(await database.sql`select unnamed_since from media_objects`).toMatchObject([
    { unnamed_since: null },
  ]);
});

test('a picture goes when it was replaced or its hero was deleted, those of other heroes stay', async () => {
  const give = (id: string) => family.parent.call().children.update({ id, avatarUrl: PICTURE });
  const idOf = ({ avatarUrl }: { avatarUrl: string | null }) => avatarUrl?.split('/').at(-1) ?? '';
  const old = idOf(await give(family.hero.id));
  const present = idOf(await give(family.hero.id));
  const sister = await family.parent.call().children.create({ name: 'Mia', avatarUrl: PICTURE });
  await pruneForADay();
  expect([ports.stored.has(old), ports.stored.has(present)]).toEqual([false, true]);
  await family.parent.call().children.remove({ id: family.hero.id });
  await pruneForADay();
  expect(await rows()).toEqual([idOf(sister)]);
  expect([...ports.stored.keys()]).toEqual([idOf(sister)]);
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
  const { remove } = ports.media;
  ports.media.remove = () => Promise.reject(new Error('The store is away.'));
  later(UPLOAD_URL_LIFE_MS + UPLOAD_GRACE_MS);
  await expect(prune()).rejects.toThrow('store is away');
  expect(await rows()).toEqual([id]);
  ports.media.remove = remove;
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
    expect([ports.stored.has(id), (await rows()).includes(id)]).toEqual([isNamed, isNamed]);
    outcomes.add(String(isNamed));
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

test('what was sent to the store itself is removed, whether it was settled or not', async () => {
  const store = createDirectStore();
  ports.media.direct = store;
  const [kept, forgotten] = [await issue(), await issue()];
  for (const { url } of [kept, forgotten]) store.accept(url.href, WEBM);
  await sing(kept.id);
  store.accept(kept.url.href, WEBM);
  later(UPLOAD_URL_LIFE_MS + UPLOAD_GRACE_MS);
  expect((await prune()).removed).toBe(1);
  expect(store.sent.size).toBe(0);
  expect(await rows()).toEqual([kept.id]);
  expect([...ports.stored.keys()]).toEqual([kept.id]);
  expect(await codeOf(sing(forgotten.id))).toBe('BAD_REQUEST');
  expect((await prune()).examined).toBe(0);
});

test('erasing the family removes its recordings, its pictures and what is on its way', async () => {
  const store = createDirectStore();
  const id = await upload();
  await sing(id);
  await family.parent.call().children.update({ id: family.hero.id, avatarUrl: PICTURE });
  ports.media.direct = store;
  store.accept((await issue()).url.href, WEBM);
  const file = await family.parent.call().account.exportFamily();
  expect(file.habits).toContainEqual(expect.objectContaining({ voiceRecording: `/api/media/${id}` }));
  await family.parent.call().account.eraseFamily({ password: 'secret-enough' });
  expect([ports.stored.size, store.sent.size]).toEqual([0, 0]);
});

test('the voice of praise stays with it, and goes a day after it was taken back', async () => {
  const id = await upload();
  const done = await family.child.call().missions.complete({ id: family.habit.id });
  const praise = { voice: `/api/media/${id}` };
  await family.parent.call().missions.approve({ id: done.id, praise });
  await pruneForADay();
  expect([...ports.stored.keys()]).toEqual([id]);
  // Undone in time, as the clock of this test has gone on.
  await database.sql`update completions set decided_at = ${ports.clock.now.toISOString()}`;
  await family.parent.call().missions.undo({ id: done.id });
  await pruneForADay();
  expect([await rows(), ports.stored.size]).toEqual([[], 0]);
});
