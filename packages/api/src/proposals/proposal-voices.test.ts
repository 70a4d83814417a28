import { dropOldProposalVoices } from '@herohood/db/proposals/queries';
import { LEFT_TO_PARENTS, MAX_OPEN_UPLOADS, MAX_RECORDINGS } from '@herohood/domain/media/quota';
import { MAX_PRAISE_BYTES } from '@herohood/domain/praise/praise';
import { HOUR_MS } from '@herohood/domain/time/durations';
import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { WEBM } from '../../tests/testing/recordings';
import { codeOf } from '../../tests/testing/refused';
import {
  type Browser,
  createTestFamily,
  openBrowser,
  type TestFamily,
} from '../../tests/testing/test-family';
import { findReadable, mediaReaders } from '../media/find-readable';
import { pruneMedia } from '../media/remove-media';
import { storeRecording } from '../media/uploads';

const suite = new FamilySuite({ trial: 'ends' });

/** Records and sends; the address to name it by. */
async function upload(by: Browser = suite.family.child, bytes = WEBM): Promise<string> {
  const { pathname, searchParams } = new URL((await by.call().media.issueUpload()).uploadURL);
  const holder = { id: pathname.slice(-36), token: searchParams.get('token') ?? '' };
  await storeRecording(suite.ports, holder, { bytes, contentType: 'audio/webm' });
  return pathname;
}
const propose = (voice: string, by: TestFamily = suite.family) =>
  by.child.call().proposals.create({ id: by.hero.id, kind: 'did', title: 'Washed the car', voice });
const hears = async (by: Browser, address: string) => {
  const readers = await mediaReaders(by.context().sessions);
  return (await findReadable(suite.ports, readers, address.slice(-36))) !== null;
};

async function signedIn(name: string): Promise<Browser> {
  const { id } = await suite.family.parent.call().children.create({ name });
  const { username, pin } = await suite.family.parent.call().children.generateLogin({ id });
  const browser = openBrowser(suite.ports);
  await browser.call().account.childLogin({
    ...{ familyCode: suite.family.user.familyCode, username: username ?? '', pin: pin ?? '' },
  });
  return browser;
}

test('a hero says it: their own voice, heard by them and their parents and by no sibling', async () => {
  const voice = await upload();
  const { id, voiceUrl } = await propose(voice);
  expect(voiceUrl).toBe(voice);
  const sibling = await signedIn('Kim');
  await suite.family.parent.call().proposals.decline({ id });
  expect(await hears(suite.family.child, voice)).toBe(true);
  expect(await hears(suite.family.parent, voice)).toBe(true);
  expect(await hears(sibling, voice)).toBe(false);
  expect(await hears((await createTestFamily(suite.ports)).parent, voice)).toBe(false);
});

test('only an upload of the family that is nothing else yet can be sent along', async () => {
  const other = await createTestFamily(suite.ports);
  const theirs = await upload(other.child);
  const reminder = await upload(suite.family.parent);
  await suite.family.parent.call().habits.createMaster({ name: 'Sing', voiceRecording: reminder });
  const said = await upload();
  await propose(said);
  const unknown = '/api/media/6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11';
  for (const voice of ['https://elsewhere.example/a.webm', unknown, theirs, reminder, said]) {
    expect(await codeOf(propose(voice))).toBe('BAD_REQUEST');
  }
  const long = Uint8Array.from([...WEBM, ...new Uint8Array(MAX_PRAISE_BYTES)]);
  const tooLong = await upload(suite.family.child, long);
  expect(await codeOf(propose(tooLong))).toBe('TOO_LARGE');
  expect(await suite.family.child.call().proposals.listForChild({ id: suite.family.hero.id })).toHaveLength(
    1,
  );
});

test('what was said stays while a proposal names it, and goes with its hero', async () => {
  const voice = await upload();
  await propose(voice);
  const prune = async () => {
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 25 * HOUR_MS);
    for (let n = 0; n < 3; n += 1) await pruneMedia(suite.ports, { batchSize: 100 });
  };
  await prune();
  await prune();
  expect(suite.ports.stored.has(voice.slice(-36))).toBe(true);
  await suite.family.parent.call().children.remove({ id: suite.family.hero.id });
  await prune();
  await prune();
  expect(suite.ports.stored.has(voice.slice(-36))).toBe(false);
});

test("a family keeps the newest of what heroes said, and another's stay", async () => {
  const other = await createTestFamily(suite.ports);
  await propose(await upload(other.child), other);
  await propose(await upload());
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 1000);
  const newest = await upload();
  await propose(newest);
  const [row] = await suite.database
    .sql`select id from families where code = ${suite.family.user.familyCode}`;
  await dropOldProposalVoices(suite.database.db, row?.id, 1);
  const kept = await suite.family.child.call().proposals.listForChild({ id: suite.family.hero.id });
  expect(kept.map(({ voiceUrl }) => voiceUrl)).toEqual([newest, null]);
  const [theirs] = await other.child.call().proposals.listForChild({ id: other.hero.id });
  expect(theirs?.voiceUrl).not.toBeNull();
});

test('heroes leave room to record for their parents, in addresses and in what is stored', async () => {
  for (let n = 0; n < MAX_OPEN_UPLOADS - LEFT_TO_PARENTS; n += 1)
    await suite.family.child.call().media.issueUpload();
  expect(await codeOf(suite.family.child.call().media.issueUpload())).toBe('TOO_MANY_TRIES');
  await suite.family.parent.call().media.issueUpload();
  const other = await createTestFamily(suite.ports);
  const [row] = await suite.database.sql`select id from families where code = ${other.user.familyCode}`;
  await suite.database.sql`insert into media_objects (family_id, kind, content_type, byte_size, stored_at)
    select ${row?.id}, 'recording', 'audio/webm', 1, now()
    from generate_series(1, ${MAX_RECORDINGS - LEFT_TO_PARENTS})`;
  expect(await codeOf(other.child.call().media.issueUpload())).toBe('CONFLICT');
  await other.parent.call().media.issueUpload();
});

test('a family without access lets its heroes record', async () => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 30 * 24 * HOUR_MS);
  await propose(await upload());
  expect(await codeOf(suite.family.parent.call().media.issueUpload())).toBe('PREMIUM_REQUIRED');
});

test('in emergency mode a hero records nothing', async () => {
  await suite.family.parent.call().controls.activateEmergency({ id: suite.family.hero.id });
  expect(await codeOf(suite.family.child.call().media.issueUpload())).toBe('EMERGENCY_MODE');
});
