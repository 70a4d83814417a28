import { renderUsage, runCommand } from 'citty';
import { AdminError, adminLine } from './admin-error';
import { adminCommand, type Surroundings } from './commands';

/**
 * Runs one command of the operator's and tells what came of it.
 *
 * @returns the exit code: 0 done, 1 not done, or done and something is wrong
 */
export async function runAdmin(rawArgs: string[], surroundings: Surroundings): Promise<number> {
  const { say, complain } = surroundings;
  const { command, subCommands, result } = adminCommand(surroundings);
  const name = rawArgs.find((arg) => !arg.startsWith('-'));
  const chosen = name !== undefined && Object.hasOwn(subCommands, name) ? subCommands[name] : undefined;
  if (name === undefined || rawArgs.includes('--help')) {
    say(chosen ? await renderUsage(chosen, command) : await renderUsage(command));
    return rawArgs.includes('--help') ? 0 : 1;
  }
  try {
    if (!chosen) throw new AdminError(`There is no command ${name}. Try --help.`);
    await runCommand(command, { rawArgs });
    return result.code;
  } catch (error) {
    complain(adminLine(error));
    return 1;
  }
}
