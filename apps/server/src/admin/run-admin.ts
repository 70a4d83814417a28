import { parseArgs, stripVTControlCharacters } from 'node:util';
import { type ArgsDef, type CommandDef, renderUsage, runCommand } from 'citty';
import { takeEnvFile } from '../env-file';
import { version } from '../version';
import { AdminError, adminLine } from './admin-error';
import { adminCommand, type Surroundings } from './commands';

const HELP = ['--help', '-h'];
const VERSION = ['--version', '-v'];
const FOR_ALL =
  'Every command takes --env-file FILE too: settings of a file, besides those of the environment.\n';

/** What was typed cannot be understood: the operator reads the line and how it is used. */
class UsageError extends AdminError {}

/**
 * Runs one command of the operator's and tells what came of it.
 *
 * @returns the exit code: 0 done, 1 not done, or done and something is wrong
 */
export async function runAdmin(typed: string[], surroundings: Surroundings): Promise<number> {
  try {
    const { rest, file } = takeEnvFile(typed);
    return await runCommandOf(rest, surroundings, file);
  } catch (error) {
    surroundings.complain(adminLine(error));
    return 1;
  }
}

async function runCommandOf(
  rawArgs: string[],
  surroundings: Surroundings,
  envFile: string | undefined,
): Promise<number> {
  const { say, complain, hasColours } = surroundings;
  const { command, subCommands, result } = adminCommand(surroundings, envFile);
  const [first, ...rest] = rawArgs;
  const wantsHelp = first === 'help' || rawArgs.some((arg) => HELP.includes(arg));
  const name = first === 'help' ? rest[0] : rawArgs.find((arg) => !arg.startsWith('-'));
  const chosen = name !== undefined && Object.hasOwn(subCommands, name) ? subCommands[name] : undefined;
  const usage = async () => {
    const text = `${await (chosen ? renderUsage(chosen, command) : renderUsage(command))}\n${FOR_ALL}`;
    return hasColours ? text : stripVTControlCharacters(text);
  };
  if (first !== undefined && VERSION.includes(first)) {
    say(version);
    return 0;
  }
  if (wantsHelp || first === undefined) {
    say(await usage());
    return wantsHelp ? 0 : 1;
  }
  try {
    if (!chosen || name !== first) throw new UsageError(`There is no command ${first}. Try --help.`);
    requireKnown(chosen, rest);
    await runCommand(command, { rawArgs });
    return result.code;
  } catch (error) {
    complain(adminLine(error));
    if (error instanceof UsageError && chosen) complain(usageLine(await usage()));
    return 1;
  }
}

/** citty lets pass what it does not know; Node's own parser, told the same options, does not. */
function requireKnown({ args }: CommandDef, rawArgs: string[]): void {
  const options = Object.fromEntries(
    Object.entries((args ?? {}) as ArgsDef).map(([name, { type }]) => [
      name,
      { type: type === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    parseArgs({ args: rawArgs, options, strict: true, allowPositionals: false });
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${sentence}.`);
  }
}

function usageLine(usage: string): string {
  return stripVTControlCharacters(usage)
    .split('\n')
    .filter((line) => /^\s*USAGE/.test(line))
    .join('')
    .trim();
}
