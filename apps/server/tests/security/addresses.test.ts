import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEBM } from '@herohood/api/testing/recordings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaFolder } from '../../src/adapters/media-folder';
import { type Family, openWorld, type World } from '../contract/contract-world';

const SECRET = 'the secret that lies beside';

let folder: string;
let world: World;
let family: Family;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-addresses-'));
  for (const app of ['kids', 'parent']) {
    await mkdir(join(folder, app, 'assets'), { recursive: true });
    await writeFile(join(folder, app, 'index.html'), `<title>${app}</title>`);
    await writeFile(join(folder, app, '.hidden'), SECRET);
  }
  for (const name of ['app-secret', 'package.json', 'parent-secret'])
    await writeFile(join(folder, name), SECRET);
  world = await openWorld({ webApps: { kids: join(folder, 'kids'), parent: join(folder, 'parent') } });
  family = await world.family();
  await world.server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (world.server.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends an address exactly as it stands: clients of good manners would tidy it up before. */
function raw(address: string, head = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      const cookie = family.parent.cookieHeader();
      socket.write(
        `GET ${address} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n${head}connection: close\r\n\r\n`,
      );
    });
    socket.setEncoding('utf8');
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

const CLIMBS = [
  ...[
    '../app-secret',
    '..%2fapp-secret',
    '%2e%2e/app-secret',
    '%2e%2e%2fapp-secret',
    '..%5capp-secret',
    '..\\app-secret',
  ],
  ...[
    '....//app-secret',
    '..;/app-secret',
    '%252e%252e%252fapp-secret',
    '..%c0%afapp-secret',
    '..%00/app-secret',
  ],
  ...[
    '../parent-secret',
    'assets/../../app-secret',
    'assets/..%2f..%2fapp-secret',
    '/../app-secret',
    '//app-secret',
  ],
  ...[
    '.hidden',
    './.hidden',
    '%2ehidden',
    'assets/../.hidden',
    '../../../../../../etc/passwd',
    'index.html%00.png',
  ],
];

describe('no address leaves its folder', () => {
  const places = [
    '/parent-app/',
    '/kids-app/',
    '/kids-app/assets/',
    '/parent-app',
    '/api/docs/',
    '/api/docs/static/',
  ];
  test.each(places)('below %s', async (place) => {
    for (const climb of CLIMBS) {
      const answer = await raw(`${place}${climb}`);
      expect(answer, climb).not.toContain(SECRET);
      expect(answer, climb).not.toContain('root:');
      expect(statusOf(answer), climb).toBeLessThan(500);
      // Below the documentation of the calls every address shows its page.
      if (!place.startsWith('/api/docs')) expect(statusOf(answer), climb).toBeGreaterThanOrEqual(300);
    }
  });

  test('nor one of a picture', async () => {
    for (const climb of CLIMBS) {
      const answer = await raw(`/api/media/${climb}`);
      expect(answer, climb).not.toContain(SECRET);
      expect([400, 404], climb).toContain(statusOf(answer));
    }
  });

  test('whole addresses of other places lead nowhere else', async () => {
    for (const address of [
      'http://169.254.169.254/latest/',
      'file:///etc/passwd',
      '*',
      '//evil.example/',
      'x',
    ]) {
      const answer = await raw(address);
      expect(statusOf(answer)).toBeLessThan(500);
      expect(answer).not.toMatch(/location: (https?:)?\/\/evil/i);
    }
  });
});

test('keys of the media store are ids and nothing else', async () => {
  const lonely = await mkdtemp(join(tmpdir(), 'herohood-media-'));
  await mkdir(join(lonely, 'media'));
  const store = mediaFolder(join(lonely, 'media'));
  const id = '6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11';
  for (const key of [
    '../app-secret',
    '..',
    '/etc/passwd',
    `${id}/../../x`,
    `${id}\n`,
    `${id}\u0000`,
    id.toUpperCase(),
    '',
  ]) {
    await expect(store.put(key, WEBM)).rejects.toThrow('Not a key');
    await expect(store.get(key)).rejects.toThrow('Not a key');
    expect(() => store.remove(key)).toThrow('Not a key');
  }
  await store.put(id, WEBM);
  expect(await readdir(lonely)).toEqual(['media']);
  await rm(lonely, { recursive: true, force: true });
});

describe('an upload address', () => {
  const issue = async (of = family): Promise<URL> =>
    new URL((await of.parent.send('POST /api/objects/upload')).body.uploadURL);
  const put = (address: URL | string, change: { cookie?: string; method?: string } = {}) => {
    const { pathname, search } = new URL(address);
    return world.server.app.inject({
      method: (change.method ?? 'PUT') as 'PUT',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'audio/webm', ...(change.cookie ? { cookie: change.cookie } : {}) },
      payload: Buffer.from(WEBM),
    });
  };

  test('reads nothing: its token is no session', async () => {
    const address = await issue();
    await put(address);
    const { pathname, search } = address;
    expect((await world.server.app.inject({ url: `${pathname}${search}` })).statusCode).toBe(401);
  });

  test('dies with its family, and what it brought with it', async () => {
    const gone = await world.family();
    const [used, open] = [await issue(gone), await issue(gone)];
    await put(used);
    await gone.parent.send('DELETE /api/family', { password: gone.password });
    expect((await put(open)).statusCode).toBe(410);
    expect((await family.parent.send(`GET ${used.pathname}`)).status).toBe(404);
    const [, , , id = ''] = used.pathname.split('/');
    expect(await world.server.ports.media.get(id)).toBeNull();
  });
});
