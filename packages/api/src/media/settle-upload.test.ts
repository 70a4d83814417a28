import type { FamilyId } from '@herohood/db/family/family-id';
import { testFamilyId } from '@herohood/db/testing/family-id';
import { MAX_RECORDING_BYTES } from '@herohood/domain/media/recording';
import { beforeEach, expect, test } from 'vitest';
import { createDirectStore, type TestDirectStore } from '../../tests/testing/direct-store';
import { FamilySuite } from '../../tests/testing/family-suite';
import { MP4, WEBM } from '../../tests/testing/recordings';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily } from '../../tests/testing/test-family';
import { findReadable } from './find-readable';
import { checkUpload } from './uploads';

const suite = new FamilySuite();

let store: TestDirectStore;

beforeEach(async () => {
  store = createDirectStore();
  suite.ports.media.direct = store;
});

async function issue() {
  const { uploadURL } = await suite.family.parent.call().media.issueUpload();
  const saved = uploadURL.split('?')[0] ?? '';
  return { uploadURL, saved, id: saved.split('/').at(-1) ?? '' };
}
const sing = (voiceRecording: string, by = suite.family) =>
  by.parent.call().habits.createMaster({ name: 'Sing', voiceRecording });
const parentOf = (own: FamilyId) => ({ familyId: own, childId: null, isHelper: false });
const familyId = async () =>
  (await suite.database.sql`select id from families where code = ${suite.family.user.familyCode}`)[0]?.id;

test("where the store takes uploads, the address is the store's own and this server's takes nothing", async () => {
  const { uploadURL, id } = await issue();
  expect(uploadURL).toBe(`https://store.example/voices/uploads/${id}?expires=300&signature=private`);
  expect(await codeOf(checkUpload(suite.ports, { id, token: '' }))).toBe('GONE');
});

test('a recording that was sent there is copied when a habit first names it, and kept as a path', async () => {
  const { uploadURL, saved, id } = await issue();
  store.accept(uploadURL, MP4);
  expect((await sing(saved)).voiceRecording).toBe(`/api/media/${id}`);
  expect(suite.ports.stored.get(id)).toEqual(MP4);
  expect(store.sent.size).toBe(0);
  expect(await findReadable(suite.ports, [parentOf(await familyId())], id)).toMatchObject({
    contentType: 'audio/mp4',
    byteSize: MP4.length,
  });
});

test('what the address brings later changes nothing', async () => {
  const { uploadURL, saved, id } = await issue();
  store.accept(uploadURL, WEBM);
  await sing(saved);
  store.accept(uploadURL, MP4);
  expect((await sing(saved)).voiceRecording).toBe(`/api/media/${id}`);
  expect(suite.ports.stored.get(id)).toEqual(WEBM);
});

test('nothing, a page and a film are refused; what was sent is removed, and the address may try again', async () => {
  const { uploadURL, saved, id } = await issue();
  expect(await codeOf(sing(saved))).toBe('BAD_REQUEST');
  const large = new Uint8Array(MAX_RECORDING_BYTES + 5);
  large.set(WEBM);
  for (const [bytes, code] of [
    [new Uint8Array(), 'BAD_REQUEST'],
    [new TextEncoder().encode('<html>'), 'UNSUPPORTED_MEDIA_TYPE'],
    [large, 'TOO_LARGE'],
  ] as const) {
    store.accept(uploadURL, bytes);
    expect(await findReadable(suite.ports, [parentOf(await familyId())], id)).toBeNull();
    store.accept(uploadURL, bytes);
    expect(await codeOf(sing(saved))).toBe(code);
    expect([store.sent.size, suite.ports.stored.size]).toEqual([0, 0]);
  }
  store.accept(uploadURL, WEBM);
  await sing(saved);
});

test('many who ask at once settle it once', async () => {
  const { uploadURL, saved, id } = await issue();
  store.accept(uploadURL, WEBM);
  let writes = 0;
  const { put } = suite.ports.media;
  suite.ports.media.put = (key, bytes) => {
    writes += 1;
    return put(key, bytes);
  };
  const own = await familyId();
  const all = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => sing(saved)),
    ...Array.from({ length: 4 }, () => findReadable(suite.ports, [parentOf(own)], id)),
  ]);
  expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect([writes, suite.ports.stored.get(id)]).toEqual([1, WEBM]);
});

test('another family can neither save nor read it, nor make it settle', async () => {
  const { uploadURL, saved, id } = await issue();
  store.accept(uploadURL, WEBM);
  const other = await createTestFamily(suite.ports);
  expect(await codeOf(sing(saved, other))).toBe('BAD_REQUEST');
  expect(
    await findReadable(suite.ports, [parentOf(testFamilyId('00000000-0000-4000-8000-000000000000'))], id),
  ).toBeNull();
  expect(suite.ports.stored.size).toBe(0);
});

test('a store that does not answer is no refusal', async () => {
  const { id } = await issue();
  store.received = () => Promise.reject(new Error('The store is away.'));
  await expect(findReadable(suite.ports, [parentOf(await familyId())], id)).rejects.toThrow('store is away');
});

test('one who comes when another has just settled it finds it', async () => {
  const { uploadURL, saved, id } = await issue();
  store.accept(uploadURL, WEBM);
  const { received } = store;
  store.received = async (...asked) => {
    store.received = received;
    await sing(saved);
    return received(...asked);
  };
  expect(await findReadable(suite.ports, [parentOf(await familyId())], id)).toMatchObject({
    id,
    byteSize: WEBM.length,
  });
});
