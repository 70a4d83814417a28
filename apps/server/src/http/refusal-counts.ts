import { isDependencyDown } from '@herohood/api/errors';
import { refusalTexts } from '@herohood/api/text/en/refusals';
import { requestTexts } from '@herohood/api/text/en/requests';
import { sentences } from '@herohood/api/text/en/sentences';
import { DomainError } from '@herohood/domain/errors';
import { TRPCError } from '@trpc/server';
import { guardCauses } from './guard-refusals';

/** How many calls were told to come later since the start, by status and cause. */
export interface RefusalCounts {
  /** Counts what was answered with `status`, if it is 429 or 503. */
  note(status: number, error: unknown): void;
  read(): { status: string; cause: string; count: number }[];
}

const COUNTED = new Set([429, 503]);

export function createRefusalCounts(): RefusalCounts {
  const counts = new Map<string, { status: string; cause: string; count: number }>();
  return {
    note: (status, error) => {
      if (!COUNTED.has(status)) return;
      const cause = causeOf(error instanceof TRPCError ? (error.cause ?? error) : error);
      const key = `${status} ${cause}`;
      const known = counts.get(key) ?? { status: String(status), cause, count: 0 };
      known.count += 1;
      counts.set(key, known);
    },
    read: () => [...counts.values()],
  };
}

/** Names of sentences are few and belong to no family; a sentence itself may hold a number. */
const NAMES = new Map<string, string>(
  Object.entries({ ...refusalTexts, ...sentences, ...requestTexts }).map(([name, text]) => [text, name]),
);

function causeOf(error: unknown): string {
  if (error instanceof DomainError) {
    const name = guardCauses.get(error) ?? NAMES.get(error.words?.id ?? '');
    return snakeCase(name ?? error.code.toLowerCase());
  }
  return isDependencyDown(error) ? 'database' : 'other';
}

/** Prometheus' way to write names. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
