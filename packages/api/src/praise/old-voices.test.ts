import { dropOldVoices } from '@herohood/db/praise/queries';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { MAX_RECORDINGS } from '@herohood/domain/media/quota';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBM } from '../../tests/testing/recordings';
import { createTestFamily } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';
import { storeRecording } from '../media/uploads';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function openFamily() {
  const ports = createTestPorts(database.db);
  const family = await createTestFamily(ports);
  const [row] = await database.sql`select id from families where code = ${family.user.familyCode}`;
  const praise = async (said: { sticker?: 'sticker-01' }) => {
    const { uploadURL } = await family.parent.call().media.issueUpload();
    const { pathname, searchParams } = new URL(uploadURL);
    const id = pathname.slice(-36);
    const token = searchParams.get('token') ?? '';
    await storeRecording(ports, { id, token }, { bytes: WEBM, contentType: 'audio/webm' });
    const master = await family.parent.call().habits.createMaster({ name: 'Sing' });
    const habit = await family.parent.call().habits.assign({ id: family.hero.id, masterHabitId: master.id });
    const done = await family.child.call().missions.complete({ id: habit.id });
    ports.clock.now = new Date(ports.clock.now.getTime() + 1000);
    await family.parent.call().missions.approve({ id: done.id, praise: { ...said, voice: pathname } });
    return pathname;
  };
  return { family, familyId: row?.id, praise };
}

test('the newest voice notes stay; an older one leaves its sticker, and nothing where it was all', async () => {
  const { family, familyId, praise } = await openFamily();
  const other = await openFamily();
  await praise({});
  await praise({ sticker: 'sticker-01' });
  const newest = await praise({});
  await other.praise({});
  await dropOldVoices(database.db, familyId, 1);
  const kept = await family.child.call().praise.list({ id: family.hero.id });
  expect(kept.map(({ sticker, voiceUrl }) => [sticker, voiceUrl])).toEqual([
    [null, newest],
    ['sticker-01', null],
  ]);
  expect(await other.family.child.call().praise.list({ id: other.family.hero.id })).toHaveLength(1);
});

test('voice notes take no room from the recordings of reminders', async () => {
  const { family, familyId, praise } = await openFamily();
  await praise({});
  await database.sql`insert into media_objects (family_id, kind, content_type, byte_size, stored_at)
    select ${familyId}, 'recording', 'audio/webm', 1, now() from generate_series(1, ${MAX_RECORDINGS - 1})`;
  await family.parent.call().media.issueUpload();
});
