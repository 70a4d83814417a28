import { takeEnvFile } from './env-file';
import { version } from './version';

const USAGE = `Starts a Herohood server. All settings come from the environment; docs/operating.md lists them.

USAGE node apps/server/dist/main.js [--env-file FILE]

  --env-file FILE   Read settings from this file too; the environment counts more
  --version         Print the version
  --help            Print this

The operator's commands are another program: node apps/server/dist/admin.js --help`;

export type Wanted =
  | { kind: 'start'; envFile: string | undefined }
  | { kind: 'say'; text: string }
  | { kind: 'refuse'; text: string };

/** What was typed behind the program's name. @throws BadSettingError when `--env-file` names no file */
export function readArguments(args: readonly string[]): Wanted {
  const { rest, file } = takeEnvFile(args);
  const [first] = rest;
  if (first === undefined) return { kind: 'start', envFile: file };
  if (first === '--help' || first === '-h') return { kind: 'say', text: USAGE };
  if (first === '--version' || first === '-v') return { kind: 'say', text: version };
  return { kind: 'refuse', text: `${first} is not known here. Try --help.` };
}
