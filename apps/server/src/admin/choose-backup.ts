import { AdminError } from './admin-error';

interface BackupArguments {
  to?: string | undefined;
  all?: boolean | undefined;
  keep?: string | undefined;
  check?: string | undefined;
  format: string;
}

export type BackupChoice =
  | { kind: 'check'; path: string }
  | { kind: 'all'; to: string; keep: number | null }
  | { kind: 'one'; to: string; format: 'herohood' | 'pg_dump' };

/** Which of the three things `backup` shall do. @throws AdminError where the options do not go together */
export function chooseBackup({ to, all, keep, check, format }: BackupArguments): BackupChoice {
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
