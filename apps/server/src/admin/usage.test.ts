import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { callAdmin } from '../../tests/testing/admin-process';

const COMMANDS = [
  ...['families', 'grant', 'reset-password', 'demo-logins', 'verify-ledgers'],
  ...['prune', 'backup', 'restore', 'mail-test'],
];

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'herohood-usage-test-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const admin = (...args: string[]) => callAdmin(args, { DATA_DIR: join(dataDir, 'mistyped') });

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])('%s lists all commands and ends with 0', async (word) => {
    const { code, stdout, stderr } = await admin(word);
    expect([code, stderr]).toEqual([0, '']);
    for (const name of COMMANDS) expect(stdout).toContain(name);
  });

  test.each([
    ['backup', '--help'],
    ['backup', '-h'],
    ['help', 'backup'],
  ])('%s %s tells the options of that command', async (...args) => {
    const { code, stdout } = await admin(...args);
    expect(code).toBe(0);
    for (const option of ['--to', '--all', '--keep', '--check', '--format']) expect(stdout).toContain(option);
  });

  test('without a command it is told too, and nothing was done', async () => {
    const { code, stdout } = await admin();
    expect(code).toBe(1);
    expect(stdout).toContain('verify-ledgers');
  });

  test('has no colour codes where it does not go to a terminal', async () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is that character.
    expect((await admin('--help')).stdout).not.toMatch(/\x1b/);
  });
});

test.each([['--version'], ['-v']])('%s is the version of the package', async (word) => {
  expect(await admin(word)).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

describe('what was mistyped is not guessed', () => {
  test.each([
    [
      ['backup', '--to', 'f', '--fromat', 'pg_dump'],
      /^Unknown option '--fromat'\.\nUSAGE admin backup .*\n$/,
    ],
    [['families', '--with-email'], /^Unknown option '--with-email'\.\nUSAGE admin families .*\n$/],
    [['prune', 'everything'], /^Unexpected argument 'everything'[^\n]*\nUSAGE admin prune\b.*\n$/],
    [['grant', '--family'], /^Option '--family <value>' argument missing\.\nUSAGE admin grant .*\n$/],
    [['--quiet', 'prune'], /^There is no command --quiet\. Try --help\.\n/],
    [['backup', '--check', 'a', '--all'], /^--check goes alone\.\n$/],
    [['backup', '--all', '--to', 'a', '--keep', '0'], /^--keep must be a whole number/],
    [['backup', '--to', 'a', '--keep', '3'], /^--keep goes with --all\.\n$/],
    [['backup', '--all', '--to', 'a', '--format', 'pg_dump'], /^--all is always in the format herohood\.\n$/],
  ])('%j', async (args, line) => {
    const { code, stdout, stderr } = await admin(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(line);
  });
});

test('settings come from a file that is named, and from the environment before it', async () => {
  const file = join(dataDir, 'settings');
  await writeFile(file, `DATA_DIR='${join(dataDir, 'from-file')}'\nPLAN_LIMITS=sometimes\n`);
  const bad = await callAdmin(['families', '--env-file', file], {});
  expect(bad.stderr).toMatch(/^Bad setting: PLAN_LIMITS must/);
  const read = await callAdmin([`--env-file=${file}`, 'families'], { PLAN_LIMITS: 'enforced' });
  expect(read.stderr).toMatch(/^DATA_DIR: there is no database in \S+from-file\./);
  const none = await callAdmin(['families', '--env-file', join(dataDir, 'none')], {});
  expect(none).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^--env-file: \S+none cannot be read \(ENOENT\)/),
  });
  await rm(file);
});

test('no command but a restore makes a database where none was ever started', async () => {
  const calls = [
    ['families'],
    ['verify-ledgers'],
    ['prune'],
    ['demo-logins'],
    ['grant', '--family', 'ABCDEF', '--until', '2099-01-01'],
    ['reset-password', '--email', 'a@b.example'],
    ['backup', '--to', join(dataDir, 'file')],
    ['backup', '--all', '--to', join(dataDir, 'backups')],
  ];
  for (const args of calls) {
    expect(await admin(...args), args.join(' ')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATA_DIR: there is no database in \S+mistyped\. [^\n]+\n$/),
    });
  }
  expect(await readdir(dataDir)).toEqual([]);
});

test('the units for systemd call commands with options that there are', async () => {
  const folder = join(import.meta.dirname, '..', '..', '..', '..', 'ops');
  const units = (await readdir(folder)).filter((name) => name.endsWith('.service'));
  const texts = await Promise.all(units.map((name) => readFile(join(folder, name), 'utf8')));
  const calls = texts.flatMap((text) => [...text.matchAll(/admin\.js (\S+) (.*)/g)]);
  expect(calls).toHaveLength(2);
  for (const [, command = '', rest = ''] of calls) {
    const { stdout } = await admin(command, '--help');
    for (const option of rest.match(/--[a-z]+/g) ?? []) expect(stdout).toContain(option);
  }
});
