import { expect, it } from 'vitest';
import { checkLock, completeLock, missingOptionals } from './lockfile.mjs';

const lockOf = (optionalDependencies, others = {}) => ({
  lockfileVersion: 3,
  packages: {
    '': { name: 'herohood' },
    'node_modules/@x/picker': { version: '2.0.0', optionalDependencies },
    ...others,
  },
});

it('a lock file without a package of another system is refused with the way out', () => {
  expect(checkLock(lockOf({ '@x/picker-darwin-arm64': '2.0.0' }))).toEqual([
    expect.stringMatching(
      /1 packages of other systems \(such as @x\/picker-darwin-arm64\).*npm run complete-lock/,
    ),
  ]);
});

it('a nested or hoisted entry is present', () => {
  const lock = lockOf(
    { '@x/a-linux-x64': '2.0.0', '@x/b-linux-x64': '2.0.0' },
    {
      'node_modules/@x/picker/node_modules/@x/a-linux-x64': { version: '2.0.0' },
      'node_modules/@x/b-linux-x64': { version: '2.0.0' },
    },
  );
  expect(missingOptionals(lock)).toEqual([]);
});

it.each([
  ['@x/picker-darwin-arm64', 'darwin', 'arm64'],
  ['@x/binding-win32-ia32-msvc', 'win32', 'ia32'],
  ['@x/picker-linux-arm-gnueabihf', 'linux', 'arm'],
  ['@turbo/windows-64', 'win32', 'x64'],
])('%s is put back for %s on %s only', (name, os, cpu) => {
  const completed = completeLock(lockOf({ [name]: '2.0.0' }));
  expect(completed.packages[`node_modules/${name}`]).toEqual({
    version: '2.0.0',
    cpu: [cpu],
    optional: true,
    os: [os],
  });
  expect(checkLock(completed)).toEqual([]);
});

it.each([
  ['@x/picker-strange', '2.0.0'],
  ['@x/picker-darwin-arm64', '^2.0.0'],
])('%s %s is not guessed', (name, version) => {
  expect(() => completeLock(lockOf({ [name]: version }))).toThrow(/by hand/);
});
