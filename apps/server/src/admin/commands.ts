import type { Readable } from 'node:stream';
import { type CommandDef, defineCommand } from 'citty';
import type { Env } from '../env';
import { version } from '../version';
import { AdminError } from './admin-error';
import { backUp } from './backup';
import { backUpAll } from './backup-all';
import { checkBackupAt } from './check-backup';
import { demoLogins, grant, listAllFamilies, prune } from './families';
import { testMail } from './mail-test';
import type { AdminOptions } from './open-admin';
import { resetPasswordOf } from './reset-password';
import { restore } from './restore';
import { verifyLedgers } from './verify-ledgers';

/** What surrounds a command: a terminal, or a test. */
export interface Surroundings extends Omit<AdminOptions, 'env'> {
  input: Readable;
  /** Whether what is said may be coloured. */
  hasColours: boolean;
  /** Asked when a command begins; `file` holds settings besides those of the environment. @throws BadSettingError */
  readSettings: (file?: string) => Env;
}

/** The operator's commands: a table of contents. They take their settings from the environment, as the server does, and from `envFile`. */
export function adminCommand(
  { input, readSettings, hasColours: _, ...rest }: Surroundings,
  envFile?: string,
) {
  /** 1 after a command that did its work and found something wrong. */
  const result = { code: 0 };
  const options = (): AdminOptions => ({ ...rest, env: readSettings(envFile) });
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
  const granting = defineCommand({
    meta: { name: 'grant', description: 'Give a family full access up to a day, without a payment' },
    args: {
      family: { type: 'string', required: true, description: 'Its code, as families lists it' },
      until: { type: 'string', required: true, description: 'The last day, such as 2027-01-31' },
    },
    run: ({ args }) => grant(options(), { familyCode: args.family, until: args.until }),
  });
  const demo = defineCommand({
    meta: { name: 'demo-logins', description: 'Print how to sign in as the demo family' },
    run: () => demoLogins(options()),
  });
  const mailing = defineCommand({
    meta: { name: 'mail-test', description: 'Send one mail and say what became of it' },
    args: { to: { type: 'string', required: true, description: 'The e-mail address to send it to' } },
    run: ({ args }) => testMail(options(), args.to),
  });
  const pruning = defineCommand({
    meta: { name: 'prune', description: 'Delete now what has outlived its use' },
    run: () => prune(options()),
  });
  const backup = defineCommand({
    meta: {
      name: 'backup',
      description: 'Back up the database, or with --all everything; or check a backup',
    },
    args: {
      to: { type: 'string', description: 'The file to make; with --all the folder that holds backups' },
      all: { type: 'boolean', description: 'The database and all recordings and pictures' },
      keep: { type: 'string', description: 'With --all: delete the oldest ones until so many are left' },
      check: { type: 'string', description: 'Read this backup to its end and say whether it is whole' },
      format: {
        type: 'enum',
        options: ['herohood', 'pg_dump'],
        default: 'herohood',
        description: 'herohood needs no program; pg_dump needs it installed',
      },
    },
    run: async ({ args }) => {
      const choice = chooseBackup(args);
      if (choice.kind === 'check') return checkBackupAt(rest, choice.path);
      if (choice.kind === 'all') return backUpAll(options(), choice);
      await backUp(options(), choice);
    },
  });
  const restoring = defineCommand({
    meta: { name: 'restore', description: 'Put a backup into an empty database' },
    args: {
      from: { type: 'string', required: true, description: 'A file, or the folder of a whole backup' },
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
    grant: granting,
    'reset-password': resetPassword,
    'demo-logins': demo,
    'verify-ledgers': ledgers,
    prune: pruning,
    backup,
    restore: restoring,
    'mail-test': mailing,
  };
  const command = defineCommand({
    meta: { name: 'admin', version, description: 'Looks after a Herohood server' },
    subCommands,
  });
  return { command, result, subCommands: subCommands as unknown as Record<string, CommandDef> };
}

interface BackupArguments {
  to?: string | undefined;
  all?: boolean | undefined;
  keep?: string | undefined;
  check?: string | undefined;
  format: string;
}

type BackupChoice =
  | { kind: 'check'; path: string }
  | { kind: 'all'; to: string; keep: number | null }
  | { kind: 'one'; to: string; format: 'herohood' | 'pg_dump' };

/** Which of the three things `backup` shall do. @throws AdminError where the options do not go together */
function chooseBackup({ to, all, keep, check, format }: BackupArguments): BackupChoice {
  if (check !== undefined) {
    if (to !== undefined || all || keep !== undefined) throw new AdminError('--check goes alone.');
    return { kind: 'check', path: check };
  }
  if (to === undefined || to === '') throw new AdminError('Missing required argument: --to');
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) {
    throw new AdminError('--keep must be a whole number from 1 to 9999.');
  }
  if (all && format !== 'herohood') throw new AdminError('--all is always in the format herohood.');
  if (all) return { kind: 'all', to, keep: keep === undefined ? null : Number(keep) };
  if (keep !== undefined) throw new AdminError('--keep goes with --all.');
  return { kind: 'one', to, format: format === 'pg_dump' ? 'pg_dump' : 'herohood' };
}
