import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCREENS } from '@herohood/domain/account/screens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleRouter } from '../../tests/testing/sample-router';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-spa-test-'));
  for (const app of ['kids', 'parent']) {
    await mkdir(join(folder, app, 'assets'), { recursive: true });
    await writeFile(join(folder, app, 'index.html'), `<title>${app}</title>`);
    await writeFile(join(folder, app, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, app, 'favicon.ico'), 'icon');
    await mkdir(join(folder, app, 'icons'), { recursive: true });
    await writeFile(join(folder, app, 'icons/apple-touch-icon.png'), 'touch');
    await writeFile(join(folder, app, 'robots.txt'), 'User-agent: *');
    await writeFile(join(folder, app, 'service-worker.js'), 'self.skipWaiting();');
    await writeFile(join(folder, app, 'manifest.webmanifest'), '{}');
    await writeFile(
      join(folder, app, 'assets', 'main-4f2a.js'),
      `console.log(${JSON.stringify('x'.repeat(4000))})`,
    );
  }
  for (const page of ['privacy', 'terms']) {
    await writeFile(join(folder, 'parent', `${page}.html`), `<title>${page}</title>`);
  }
  await writeFile(join(folder, 'kids', 'assets', 'main-4f2a.js.br'), 'brotli');
  const webApps = { kids: join(folder, 'kids'), parent: join(folder, 'parent') };
  server = await openTestServer(sampleRouter, { webApps });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => server.app.inject({ url, headers });

describe('screens', () => {
  test.each(
    Object.entries(SCREENS).map(([path, { app: name }]) => [
      path.replace(/:\w+/, '5b2c'),
      path === '/privacy' || path === '/terms' ? path.slice(1) : name,
    ]),
  )('%s is drawn by the page of %s', async (path, app) => {
    const response = await get(`${path}?hero=5b2c`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(`<title>${app}</title>`);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    '/nothing',
    '/parent/nothing',
    '/alert-settings/5b2c/more',
    '/apis',
    '/kids-app/index.html',
    '/kids-app/',
    '/kids-app',
  ])('%s answers 404 with the page that says so', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([404, '<title>parent</title>']);
  });

  test('a path below the kids app is a 404 in its look', async () => {
    const response = await get('/kids/deep');
    expect([response.statusCode, response.body]).toEqual([404, '<title>kids</title>']);
  });

  test('posting to a screen is refused in the error shape', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/kids' });
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('files', () => {
  test('what carries a digest in its name may be kept for a year', async () => {
    const response = await get('/kids-app/assets/main-4f2a.js');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toMatch(/javascript/);
  });

  test('a copy that the build has compressed is sent as it is', async () => {
    const response = await get('/kids-app/assets/main-4f2a.js', { 'accept-encoding': 'gzip, br' });
    expect([response.headers['content-encoding'], response.body]).toEqual(['br', 'brotli']);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers.vary).toMatch(/accept-encoding/i);
  });

  test('what keeps its name is asked for again', async () => {
    const response = await get('/parent-app/favicon.svg');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  test("each app's service worker may control that app's screens and nothing else", async () => {
    const [kids, parent, favicon] = await Promise.all(
      ['/kids-app/service-worker.js', '/parent-app/service-worker.js', '/kids-app/favicon.svg'].map((url) =>
        get(url),
      ),
    );
    expect(kids?.headers['service-worker-allowed']).toBe('/kids');
    expect(kids?.headers['content-type']).toMatch(/javascript/);
    // A browser that kept it for long would never hear of an update.
    expect(kids?.headers['cache-control']).toBe('no-cache');
    expect(kids?.headers['content-security-policy']).toContain("connect-src 'self'");
    expect(parent?.headers['service-worker-allowed']).toBe('/parent');
    expect(favicon?.headers['service-worker-allowed']).toBeUndefined();
  });

  test('the manifest is what browsers take for one', async () => {
    const { headers } = await get('/kids-app/manifest.webmanifest');
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(headers['content-security-policy']).toContain("manifest-src 'self'");
  });

  test.each(['br', 'gzip'])('large files go out as %s', async (encoding) => {
    const response = await get('/kids-app/assets/main-4f2a.js', { 'accept-encoding': encoding });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.rawPayload.length).toBeLessThan(1000);
  });

  test.each([
    '/kids-app/../../package.json',
    '/kids-app/%2e%2e/%2e%2e/package.json',
    '/kids-app/assets/..%2f..%2f..%2fx',
  ])('%s leaves the folder for nobody', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
  });
});

test('without built apps the pages say what to do', async () => {
  const bare = await openTestServer(sampleRouter);
  const response = await bare.app.inject({ url: '/kids' });
  expect([response.statusCode, response.json().message]).toEqual([
    503,
    expect.stringContaining('npm run build'),
  ]);
  await bare.close();
});

test.each([
  ['/favicon.ico', 'icon'],
  ['/apple-touch-icon.png', 'touch'],
  ['/robots.txt', 'User-agent: *'],
])('%s is where browsers and search engines look', async (url, body) => {
  const response = await get(url);
  expect([response.statusCode, response.body]).toEqual([200, body]);
});
