import { dropOldProposalVoices } from '@herohood/db/proposals/queries';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { LEFT_BY_HEROES, MAX_OPEN_UPLOADS, MAX_RECORDINGS } from '@herohood/domain/media/quota';
import { MAX_PRAISE_BYTES } from '@herohood/domain/praise/praise';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { WEBM } from '../../tests/testing/recordings';
import { codeOf } from '../../tests/testing/refused';
import {
  type Browser,
  createTestFamily,
  openBrowser,
  type TestFamily,
} from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { findReadable, mediaReaders } from '../media/find-readable';
import { pruneMedia } from '../media/prune-media';
import { storeRecording } from '../media/store-recording';

const HOUR_MS = 3_600_000;

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
});
afterEach(() => expectSoundLedgers(database.sql));

/** Records and sends; the address to name it by. */
async function upload(by: Browser = family.child, bytes = WEBM): Promise<string> {
  const { pathname, searchParams } = new URL((await by.call().media.issueUpload()).uploadURL);
  const holder = { id: pathname.slice(-36), token: searchParams.get('token') ?? '' };
  await storeRecording(ports, holder, { bytes, contentType: 'audio/webm' });
  return pathname;
}
const propose = (voice: string, by: TestFamily = family) =>
  by.child.call().proposals.create({ id: by.hero.id, kind: 'did', title: 'Washed the car', voice });
const hears = async (by: Browser, address: string) => {
  const readers = await mediaReaders(by.context().sessions);
  return (await findReadable(ports, readers, address.slice(-36))) !== null;
};

async function signedIn(name: string): Promise<Browser> {
  const { id } = await family.parent.call().children.create({ name });
  const { username, pin } = await family.parent.call().children.generateLogin({ id });
  const browser = openBrowser(ports);
  await browser.call().account.childLogin({
    ...{ familyCode: family.user.familyCode, username: username ?? '', pin: pin ?? '' },
  });
  return browser;
}

test('a hero says it: their own voice, heard by them and their parents and by no sibling', async () => {
  const voice = await upload();
  const { id, voiceUrl } = await propose(voice);
  expect(voiceUrl).toBe(voice);
  const sibling = await signedIn('Kim');
  await family.parent.call().proposals.decline({ id });
  expect(await hears(family.child, voice)).toBe(true);
  expect(await hears(family.parent, voice)).toBe(true);
  expect(await hears(sibling, voice)).toBe(false);
  expect(await hears((await createTestFamily(ports)).parent, voice)).toBe(false);
});

test('only an upload of the family that is nothing else yet can be sent along', async () => {
  const other = await createTestFamily(ports);
  const theirs = await upload(other.child);
  const reminder = await upload(family.parent);
  await family.parent.call().habits.createMaster({ name: 'Sing', voiceRecording: reminder });
  const said = await upload();
  await propose(said);
  const unknown = '/api/media/6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11';
  for (const voice of ['https://elsewhere.example/a.webm', unknown, theirs, reminder, said]) {
    expect(await codeOf(propose(voice))).toBe('BAD_REQUEST');
  }
  const long = Uint8Array.from([...WEBM, ...new Uint8Array(MAX_PRAISE_BYTES)]);
  const tooLong = await upload(family.child, long);
  expect(await codeOf(propose(tooLong))).toBe('TOO_LARGE');
  expect(await family.child.call().proposals.listForChild({ id: family.hero.id })).toHaveLength(1);
});

test('what was said stays while a proposal names it, and goes with its hero', async () => {
  const voice = await upload();
  await propose(voice);
  const prune = async () => {
    ports.clock.now = new Date(ports.clock.now.getTime() + 25 * HOUR_MS);
    for (let n = 0; n < 3; n += 1) await pruneMedia(ports, { batchSize: 100 });
  };
  await prune();
  await prune();
  expect(ports.stored.has(voice.slice(-36))).toBe(true);
  await family.parent.call().children.remove({ id: family.hero.id });
  await prune();
  await prune();
  expect(ports.stored.has(voice.slice(-36))).toBe(false);
});

test("a family keeps the newest of what heroes said, and another's stay", async () => {
  const other = await createTestFamily(ports);
  await propose(await upload(other.child), other);
  await propose(await upload());
  ports.clock.now = new Date(ports.clock.now.getTime() + 1000);
  const newest = await upload();
  await propose(newest);
  const [row] = await database.sql`select id from families where code = ${family.user.familyCode}`;
  await dropOldProposalVoices(database.db, row?.id, 1);
  const kept = await family.child.call().proposals.listForChild({ id: family.hero.id });
  expect(kept.map(({ voiceUrl }) => voiceUrl)).toEqual([newest, null]);
  const [theirs] = await other.child.call().proposals.listForChild({ id: other.hero.id });
  expect(theirs?.voiceUrl).not.toBeNull();
});

test('heroes leave room to record for their parents, in addresses and in what is stored', async () => {
  for (let n = 0; n < MAX_OPEN_UPLOADS - LEFT_BY_HEROES; n += 1)
    await family.child.call().media.issueUpload();
  expect(await codeOf(family.child.call().media.issueUpload())).toBe('TOO_MANY_TRIES');
  await family.parent.call().media.issueUpload();
  const other = await createTestFamily(ports);
  const [row] = await database.sql`select id from families where code = ${other.user.familyCode}`;
  await database.sql`insert into media_objects (family_id, kind, content_type, byte_size, stored_at)
    select ${row?.id}, 'recording', 'audio/webm', 1, now()
    from generate_series(1, ${MAX_RECORDINGS - LEFT_BY_HEROES})`;
  expect(await codeOf(other.child.call().media.issueUpload())).toBe('CONFLICT');
  await other.parent.call().media.issueUpload();
});

test('a family without access lets its heroes record', async () => {
  ports.clock.now = new Date(ports.clock.now.getTime() + 30 * 24 * HOUR_MS);
  await propose(await upload());
  expect(await codeOf(family.parent.call().media.issueUpload())).toBe('PREMIUM_REQUIRED');
});

test('in emergency mode a hero records nothing', async () => {
  await family.parent.call().controls.activateEmergency({ id: family.hero.id });
  expect(await codeOf(family.child.call().media.issueUpload())).toBe('EMERGENCY_MODE');
});
