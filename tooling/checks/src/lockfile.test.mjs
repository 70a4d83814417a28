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
  ['@x/picker-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@x/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@x/picker-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@x/picker-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@turbo/windows-64', { os: ['win32'], cpu: ['x64'] }],
])('%s is put back for its own system only', (name, system) => {
  const completed = completeLock(lockOf({ [name]: '2.0.0' }));
  expect(completed.packages[`node_modules/${name}`]).toEqual({
    version: '2.0.0',
    optional: true,
    ...system,
  });
  expect(checkLock(completed)).toEqual([]);
});

it('an entry that leaves out its C library is refused, and gets it', () => {
  const name = '@x/picker-linux-x64-musl';
  const { libc: _left, ...entry } = completeLock(lockOf({ [name]: '2.0.0' })).packages[
    `node_modules/${name}`
  ];
  const lock = lockOf({ [name]: '2.0.0' }, { [`node_modules/${name}`]: entry });
  expect(checkLock(lock)).toEqual([expect.stringContaining(name)]);
  expect(completeLock(lock).packages[`node_modules/${name}`].libc).toEqual(['musl']);
});

it.each([
  ['@x/picker-strange', '2.0.0'],
  ['@x/picker-darwin-arm64', '^2.0.0'],
])('%s %s is not guessed', (name, version) => {
  expect(() => completeLock(lockOf({ [name]: version }))).toThrow(/by hand/);
});
