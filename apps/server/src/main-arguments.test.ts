import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { readArguments } from './main-arguments';

test('a server starts without words, tells what it knows, and refuses the others before anything is made', () => {
  expect(readArguments([])).toEqual({ kind: 'start', envFile: undefined });
  expect(readArguments(['--env-file', '/etc/herohood.env'])).toEqual({
    ...{ kind: 'start', envFile: '/etc/herohood.env' },
  });
  expect(readArguments(['--help'])).toMatchObject({
    kind: 'say',
    text: expect.stringContaining('--env-file'),
  });
  expect(readArguments(['--version'])).toEqual({ kind: 'say', text: manifest.version });
  expect(readArguments(['--prot', '80'])).toEqual({
    ...{ kind: 'refuse', text: '--prot is not known here. Try --help.' },
  });
  expect(() => readArguments(['--env-file'])).toThrow('--env-file needs the path of a file.');
});
