import type { Readable } from 'node:stream';
import { type CommandDef, defineCommand } from 'citty';
import type { Env } from '../env';
import { backUp } from './backup';
import { listAllFamilies } from './list-families';
import type { AdminOptions } from './open-admin';
import { prune } from './prune';
import { resetPasswordOf } from './reset-password';
import { restore } from './restore';
import { verifyLedgers } from './verify-ledgers';

/** What surrounds a command: a terminal, or a test. */
export interface Surroundings extends Omit<AdminOptions, 'env'> {
  input: Readable;
  /** Asked when a command begins. @throws BadSettingError */
  readSettings: () => Env;
}

/** The operator's commands: a table of contents. They take their settings from the environment, as the server does. */
export function adminCommand({ input, readSettings, ...rest }: Surroundings) {
  /** 1 after a command that did its work and found something wrong. */
  const result = { code: 0 };
  const options = (): AdminOptions => ({ ...rest, env: readSettings() });
  const families = defineCommand({
    meta: { name: 'families', description: 'List all families' },
    args: { 'with-emails': { type: 'boolean', description: "Show the parents' e-mails too" } },
    run: ({ args }) => listAllFamilies(options(), { withEmails: args['with-emails'] === true }),
  });
  const resetPassword = defineCommand({
    meta: { name: 'reset-password', description: 'Print a one-time link to a new password, or set one' },
    args: {
      email: { type: 'string', required: true, description: 'The e-mail that the parent signs in with' },
      'password-stdin': {
        type: 'boolean',
        description: 'Set the password on the first line of standard input',
      },
    },
    run: ({ args }) =>
      resetPasswordOf(options(), {
        email: args.email,
        passwordFrom: args['password-stdin'] === true ? input : null,
      }),
  });
  const ledgers = defineCommand({
    meta: { name: 'verify-ledgers', description: 'Check all balances; exit code 1 when something is wrong' },
    run: async () => {
      if (!(await verifyLedgers(options()))) result.code = 1;
    },
  });
  const pruning = defineCommand({
    meta: { name: 'prune', description: 'Delete now what has outlived its use' },
    run: () => prune(options()),
  });
  const backup = defineCommand({
    meta: { name: 'backup', description: 'Write the database into a file' },
    args: {
      to: { type: 'string', required: true, description: 'The file to make' },
      format: {
        type: 'enum',
        options: ['herohood', 'pg_dump'],
        default: 'herohood',
        description: 'herohood needs no program; pg_dump needs it installed',
      },
    },
    run: ({ args }) =>
      backUp(options(), { to: args.to, format: args.format === 'pg_dump' ? 'pg_dump' : 'herohood' }),
  });
  const restoring = defineCommand({
    meta: { name: 'restore', description: 'Put a backup into an empty database' },
    args: {
      from: { type: 'string', required: true, description: 'A file that backup made' },
      'other-secret': { type: 'boolean', description: 'Restore though APP_SECRET is another one' },
    },
    run: async ({ args }) => {
      const isSound = await restore(options(), {
        from: args.from,
        isOtherSecretFine: args['other-secret'] === true,
      });
      if (!isSound) result.code = 1;
    },
  });
  const subCommands = {
    families,
    'reset-password': resetPassword,
    'verify-ledgers': ledgers,
    prune: pruning,
    backup,
    restore: restoring,
  };
  const command = defineCommand({
    meta: { name: 'admin', description: 'Looks after a Herohood server' },
    subCommands,
  });
  return { command, result, subCommands: subCommands as unknown as Record<string, CommandDef> };
}
