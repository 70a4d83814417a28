import { type DestinationStream, destination, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Names whose values never reach a log, at the top or one level down. */
const SECRET_FIELDS = [
  'password',
  'pin',
  'token',
  'secret',
  'cookie',
  'cookies',
  'authorization',
  'headers',
  'body',
  'input',
];

/**
 * JSON lines on standard error; standard output belongs to the start's own lines for people.
 * `write` replaces standard error in tests.
 */
export function createLogger(level: string, write?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
      serializers: {
        err: describeError,
        error: describeError,
        // A query may carry a call's input.
        req: ({ method, url }: { method: string; url?: string }) => ({ method, path: url?.split('?')[0] }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
    // Gathered for half a second: a line costs no system call of its own. `flushLogger` empties it before the process ends.
    write ?? destination({ fd: 2, sync: false, minLength: 4_096, periodicFlush: 500 }),
  );
}

/** Writes out what is still buffered; call before `process.exit`. */
export function flushLogger(log: Logger): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()));
}

interface ErrorFacts {
  type: string;
  message: string;
  stack?: string;
  cause?: ErrorFacts;
  [fact: string]: unknown;
}

/** Facts of a Postgres error that hold names of tables and constraints, never values of a row. */
const SAFE_FACTS = [
  'code',
  'severity',
  'constraint_name',
  'table_name',
  'column_name',
  'routine',
  'httpStatus',
];

/**
 * What a log may say about an error. Query errors carry the statement's values in their message, and Postgres
 * puts a row's values into `detail`: both stay out, because they are what a family typed.
 */
export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' };
  const hide = isAboutValue(error) ? withoutQuoted : withoutValues;
  const facts: ErrorFacts = { type: error.name, message: hide(error.message) };
  if (error.stack) facts.stack = hide(error.stack);
  for (const name of SAFE_FACTS) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string' || typeof value === 'number') facts[name] = value;
  }
  if (error.cause instanceof Error && error.cause !== error) facts.cause = describeError(error.cause);
  return facts;
}

/** Cuts a query error's list of values: from its line to the first line of the stack. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: [hidden]');
}

/** Postgres' class 22, also as a cause: a value that cannot be read or kept, which its message repeats in quotation marks. */
function isAboutValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOwn = 'code' in error && typeof error.code === 'string' && /^22\w{3}$/.test(error.code);
  return isOwn || (error.cause !== error && isAboutValue(error.cause));
}

function withoutQuoted(text: string): string {
  return withoutValues(text).replace(/"[\s\S]*"/, '"[hidden]"');
}
