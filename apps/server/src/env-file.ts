import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { BadSettingError } from './env';

type Settings = Record<string, string | undefined>;

/**
 * The settings of a file such as systemd reads (`NAME=value` lines); none without a file.
 *
 * @throws BadSettingError when there is no such file
 */
export function readEnvFile(file: string | undefined): Settings {
  if (file === undefined) return {};
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadSettingError(`--env-file: ${file} cannot be read (${code ?? 'unknown reason'}).`);
  }
}

/**
 * Takes `--env-file FILE` out of what was typed, wherever it stands.
 *
 * @throws BadSettingError when it names no file
 */
export function takeEnvFile(args: readonly string[]): { rest: string[]; file: string | undefined } {
  const rest = [...args];
  const at = rest.findIndex((arg) => arg === '--env-file' || arg.startsWith('--env-file='));
  if (at === -1) return { rest, file: undefined };
  const [word = ''] = rest.splice(at, 1);
  const file = word.includes('=') ? word.slice(word.indexOf('=') + 1) : rest.splice(at, 1)[0];
  if (!file) throw new BadSettingError('--env-file needs the path of a file.');
  return { rest, file };
}
