import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, noNetwork } from './install.mjs';

let root;
const lock = {
  '': { name: 'herohood' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-system': { version: '2.0.0', integrity: 'sha512-b', optional: true },
};
const write = (file, packages) => writeFile(join(root, file), JSON.stringify({ packages }));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'herohood-install-'));
  await mkdir(join(root, 'node_modules'));
  await write('package-lock.json', lock);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('packages', () => {
  it('are installed when npm noted the versions of the lock file, whatever is for other systems', async () => {
    await write('node_modules/.package-lock.json', { 'node_modules/a': lock['node_modules/a'] });
    expect(await isInstalled(root)).toBe(true);
  });

  it('are not installed on a fresh clone, nor when an installation was cut short', async () => {
    expect(await isInstalled(root)).toBe(false);
  });

  it('are not installed when the lock file moved on', async () => {
    await write('node_modules/.package-lock.json', {
      'node_modules/a': { version: '0.9.0', integrity: 'sha512-z' },
    });
    expect(await isInstalled(root)).toBe(false);
  });

  it('are not installed when one that this system needs is missing', async () => {
    await write('node_modules/.package-lock.json', {});
    expect(await isInstalled(root)).toBe(false);
  });
});

describe('before npm tries for minutes', () => {
  it.each([
    [
      'npm error code EAI_AGAIN\nnpm error request to https://npm.example/-/ping failed',
      /^No network: https:\/\/npm\.example does not answer \(EAI_AGAIN\)/,
    ],
    ['npm error code ECONNREFUSED', /^No network: npm’s registry does not answer \(ECONNREFUSED\)/],
  ])('a registry that cannot be reached is told: %s', (said, line) => expect(noNetwork(said)).toMatch(line));

  it('a registry that knows no ping is taken at its word', () =>
    expect(
      noNetwork('npm error code E404\nnpm error 404 Not Found - GET https://mirror.example/-/ping'),
    ).toBeNull());
});
