import { LEFT_TO_PARENTS, MAX_OPEN_UPLOADS, MAX_RECORDINGS } from '@herohood/domain/media/quota';
import { MAX_RECORDING_BYTES, UPLOAD_URL_LIFE_MS } from '@herohood/domain/media/recording';
import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { dataUrlOf, PHOTO } from '../../tests/testing/photos';
import { MP4, WEBM } from '../../tests/testing/recordings';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily } from '../../tests/testing/test-family';
import { checkUpload, storeRecording } from './uploads';

const suite = new FamilySuite();

const issue = () => suite.family.parent.call().media.issueUpload();
const later = (ms: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + ms);
};
function holderOf(uploadURL: string) {
  const { pathname, searchParams } = new URL(uploadURL);
  return { id: pathname.split('/').at(-1) ?? '', token: searchParams.get('token') ?? '' };
}
const put = (uploadURL: string, bytes = WEBM, contentType = 'audio/webm') =>
  storeRecording(suite.ports, holderOf(uploadURL), { bytes, contentType });
/** Issues an address, sends a recording there; the saved address. */
async function upload(bytes = WEBM, contentType = 'audio/webm') {
  const { uploadURL } = await issue();
  await put(uploadURL, bytes, contentType);
  return uploadURL.split('?')[0] ?? '';
}
const stored = (id: string) => suite.database.sql`
  select content_type, byte_size, stored_at, upload_token_hash, upload_expires_at
  from media_objects where id = ${id}`;

describe('an upload address', () => {
  test('is one of this server, and no two are alike', async () => {
    const [a, b] = [await issue(), await issue()];
    expect(a.uploadURL).toMatch(/^https:\/\/hero\.example\/api\/media\/[0-9a-f-]{36}\?token=[0-9a-f]{64}$/);
    expect(a.uploadURL).not.toBe(b.uploadURL);
    const { id, token } = holderOf(a.uploadURL);
    const [row] = await stored(id);
    expect(row?.upload_token_hash).toBe(`digest(upload:${token})`);
  });

  test('stores one recording, as what it is', async () => {
    const { uploadURL } = await issue();
    await put(uploadURL, MP4, 'audio/mp4');
    const { id } = holderOf(uploadURL);
    expect(suite.ports.stored.get(id)).toEqual(MP4);
    expect(await stored(id)).toMatchObject([
      { content_type: 'audio/mp4', byte_size: MP4.length, upload_token_hash: null, upload_expires_at: null },
    ]);
    expect(await codeOf(put(uploadURL))).toBe('GONE');
    expect(suite.ports.stored.get(id)).toEqual(MP4);
  });

  test('ends after five minutes', async () => {
    const { uploadURL } = await issue();
    later(UPLOAD_URL_LIFE_MS - 1);
    await checkUpload(suite.ports, holderOf(uploadURL));
    later(1);
    expect(await codeOf(checkUpload(suite.ports, holderOf(uploadURL)))).toBe('GONE');
    expect(await codeOf(put(uploadURL))).toBe('GONE');
    expect(suite.ports.stored.size).toBe(0);
  });

  test('with another token, id or family answers like a used one', async () => {
    const [a, b] = [holderOf((await issue()).uploadURL), holderOf((await issue()).uploadURL)];
    for (const holder of [
      { ...a, token: b.token },
      { ...a, token: '' },
      { ...a, id: 'nonsense' },
      { ...a, id: `${a.id}x`.repeat(100) },
    ]) {
      expect(await codeOf(checkUpload(suite.ports, holder))).toBe('GONE');
    }
  });

  test('stays good when the bytes were refused', async () => {
    const { uploadURL } = await issue();
    const large = new Uint8Array(MAX_RECORDING_BYTES + 1);
    large.set(WEBM);
    expect(await codeOf(put(uploadURL, large))).toBe('TOO_LARGE');
    expect(await codeOf(put(uploadURL, new Uint8Array()))).toBe('BAD_REQUEST');
    expect(await codeOf(put(uploadURL, MP4, 'audio/webm'))).toBe('UNSUPPORTED_MEDIA_TYPE');
    await put(uploadURL);
  });

  test('stores exactly one of many uploads at once', async () => {
    const { uploadURL } = await issue();
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => put(uploadURL, Uint8Array.from([...WEBM, i]))),
    );
    const winners = all.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
    expect(winners).toHaveLength(1);
    expect(suite.ports.stored.get(holderOf(uploadURL).id)?.at(-1)).toBe(winners[0]);
  });

  test('still works when the store failed, and the row claims nothing', async () => {
    const { uploadURL } = await issue();
    const { put: write } = suite.ports.media;
    suite.ports.media.put = () => Promise.reject(new Error('The disk is full.'));
    await expect(put(uploadURL)).rejects.toThrow('disk is full');
    expect(await stored(holderOf(uploadURL).id)).toMatchObject([{ stored_at: null }]);
    suite.ports.media.put = write;
    await put(uploadURL);
  });
});

describe('a family', () => {
  test('gets at most 20 open addresses, however many calls come at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 40 }, issue));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_OPEN_UPLOADS);
    await expect(issue()).rejects.toMatchObject({ cause: { flags: { retryAfter: 3_900 } } });
    later(UPLOAD_URL_LIFE_MS + 3_600_000);
    await issue();
  });

  test('that has no room for one more is refused, another one is not', async () => {
    const other = await createTestFamily(suite.ports);
    await suite.database.sql`insert into media_objects (family_id, kind, content_type, byte_size, stored_at)
      select id, 'recording', 'audio/webm', 1, now() from families, generate_series(1, ${MAX_RECORDINGS})
      where code = ${suite.family.user.familyCode}`;
    expect(await codeOf(issue())).toBe('CONFLICT');
    await other.parent.call().media.issueUpload();
  });

  test('keeps ten open addresses for its parents, whatever a helper asks for', async () => {
    const { email } = suite.family.user;
    await suite.database.sql`update parents set role = 'helper' where email = ${email}`;
    for (let open = LEFT_TO_PARENTS; open < MAX_OPEN_UPLOADS; open += 1) await issue();
    expect(await codeOf(issue())).toBe('TOO_MANY_TRIES');
    await suite.database.sql`update parents set role = 'parent' where email = ${email}`;
    await issue();
  });

  test('that changes pictures all day is refused once', async () => {
    await suite.database.sql`insert into media_objects (family_id, kind, content_type, byte_size, stored_at)
      select id, 'avatar', 'image/png', 1, now() from families, generate_series(1, 100)
      where code = ${suite.family.user.familyCode}`;
    const avatarUrl = dataUrlOf(PHOTO);
    const { id } = suite.family.hero;
    expect(await codeOf(suite.family.parent.call().children.update({ id, avatarUrl }))).toBe('CONFLICT');
  });
});

describe('a habit', () => {
  const create = (voiceRecording: string | null) =>
    suite.family.parent.call().habits.createMaster({ name: 'Sing', voiceRecording });

  test('keeps what was uploaded here as a path, whether it is named in full or not', async () => {
    const saved = await upload();
    const { pathname } = new URL(saved);
    const habit = await create(saved);
    expect(habit.voiceRecording).toBe(pathname);
    const change = { id: habit.id, voiceRecording: pathname, voiceRecordingName: 'Mum' };
    expect(await suite.family.parent.call().habits.updateMaster(change)).toMatchObject({
      voiceRecording: pathname,
    });
    const none = { id: habit.id, voiceRecording: null };
    expect((await suite.family.parent.call().habits.updateMaster(none)).voiceRecording).toBeNull();
    expect((await create('')).voiceRecording).toBeNull();
  });

  test('takes nothing else', async () => {
    const { pathname } = new URL(await upload());
    const other = await createTestFamily(suite.ports);
    const { uploadURL } = await issue();
    const avatarUrl = dataUrlOf(PHOTO);
    const hero = await suite.family.parent.call().children.update({ id: suite.family.hero.id, avatarUrl });
    for (const address of [
      `https://elsewhere.example${pathname}`,
      `https://hero.example.evil.example${pathname}`,
      `/elsewhere${pathname}`,
      `${pathname}?token=1`,
      '/api/media/nonsense',
      uploadURL.split('?')[0] ?? '',
      hero.avatarUrl,
    ]) {
      expect([address, await codeOf(create(address))]).toEqual([address, 'BAD_REQUEST']);
    }
    const theirs = other.parent.call().habits.createMaster({ name: 'Sing', voiceRecording: pathname });
    expect(await codeOf(theirs)).toBe('BAD_REQUEST');
  });
});

test('a picture whose hero could not be changed is no loss: the clean-up finds it', async () => {
  const { id } = await suite.family.parent.call().children.create({ name: 'Mia' });
  const avatarUrl = dataUrlOf(PHOTO);
  const taken = { id, avatarUrl, username: suite.family.login.username, pin: '1234' };
  expect(await codeOf(suite.family.parent.call().children.update(taken))).toBe('USERNAME_TAKEN');
  const { put: write } = suite.ports.media;
  suite.ports.media.put = () => Promise.reject(new Error('The disk is full.'));
  await expect(suite.family.parent.call().children.update({ id, avatarUrl })).rejects.toThrow('disk is full');
  suite.ports.media.put = write;
  const rows = await suite.database.sql`select m.stored_at is not null as is_stored, m.upload_expires_at
    from media_objects m join families f on f.id = m.family_id
    where f.code = ${suite.family.user.familyCode} order by 1`;
  expect(rows).toMatchObject([
    { is_stored: false, upload_expires_at: expect.any(String) },
    { is_stored: true, upload_expires_at: null },
  ]);
});

test('a form may send the present picture back, and no other address', async () => {
  const { id } = suite.family.hero;
  const avatarUrl = dataUrlOf(PHOTO);
  const update = (address: string) => suite.family.parent.call().children.update({ id, avatarUrl: address });
  const saved = (await update(avatarUrl)).avatarUrl ?? '';
  expect((await update(saved)).avatarUrl).toBe(saved);
  for (const other of [await upload(), 'https://elsewhere.example/a.png', '']) {
    expect(await codeOf(update(other))).toBe('BAD_REQUEST');
  }
});
