import type { ErrorCode, ErrorFlags } from '@herohood/domain/errors';

interface ErrorData extends ErrorFlags {
  code: ErrorCode;
  httpStatus: number;
}

/** The server's answer inside a failed call; undefined when no server answered (offline, crash). */
function dataOf(error: unknown): Partial<ErrorData> | undefined {
  const data = (error as { data?: Partial<ErrorData> | null } | null | undefined)?.data;
  return data ?? undefined;
}

export function codeOf(error: unknown): ErrorCode | undefined {
  return dataOf(error)?.code;
}

export function statusOf(error: unknown): number | undefined {
  return dataOf(error)?.httpStatus;
}

/** The server's message, or `fallback` when nothing but the network spoke: 'Failed to fetch' helps nobody. */
export function messageOf(error: unknown, fallback: string): string {
  const message = (error as { message?: string } | null | undefined)?.message;
  return dataOf(error) && message ? message : fallback;
}

/** Whole seconds to wait, when there were too many tries (429). */
export function retryAfterOf(error: unknown): number | undefined {
  return dataOf(error)?.retryAfter;
}

/** Field name -> message, from the server's list of issues (400). */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const issues = dataOf(error)?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path, issue.message]));
}

/** The thing was decided, changed or removed elsewhere meanwhile: the screen is old, nothing is wrong. */
export function isStale(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 409;
}
