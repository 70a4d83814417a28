import { presentError } from '@herohood/api/errors';
import { BackupError } from '@herohood/db/backup-format';
import { DomainError } from '@herohood/domain/errors';
import { describeError } from '../log';
import { reasonOf } from '../reason';
import { lineForOperator } from '../start-error';

/** A command that cannot do what was asked; `message` is the line that the operator reads. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** What the operator reads when a command fails; a fault of ours comes with what is needed to find it. */
export function adminLine(error: unknown): string {
  if (error instanceof AdminError || error instanceof BackupError || error instanceof DomainError) {
    return error.message;
  }
  const line = lineForOperator(error);
  if (line !== null) return line;
  if (error instanceof Error && error.name === 'CLIError') return error.message;
  const code = (error as NodeJS.ErrnoException)?.code;
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return (error as Error).message;
  if (presentError(error).code === 'UNAVAILABLE')
    return `DATABASE_URL: the database cannot be used (${reasonOf(error)}).`;
  return JSON.stringify(describeError(error));
}
