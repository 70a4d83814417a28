import { isLateWrite } from '@herohood/db/driver-workarounds';
import { banner } from './banner';
import { createClosers } from './closers';
import { type Env, readEnv } from './env';
import { readEnvFile } from './env-file';
import { createLogger, flushLogger } from './log';
import { readArguments } from './main-arguments';
import { start } from './start';
import { lineForOperator } from './start-error';
import { version } from './version';

/** Everything has ended by then, whatever hangs (rules: errors: 15 s). */
const STOP_LIMIT_MS = 14_000;

/**
 * Standard output carries plain lines for the person who starts the server; the log goes to standard error as
 * JSON, for machines. On a terminal, where both meet, the log is quiet unless something is wrong.
 */
const say = (text: string) => process.stdout.write(text);

async function main(): Promise<void> {
  const env = readSettings();
  const log = createLogger(env.LOG_LEVEL);
  const closers = createClosers();

  let starting: Promise<unknown> = Promise.resolve();
  const end = async (code: number): Promise<never> => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    // What a start has begun (a database server, say) must be known before it can be closed.
    await starting.catch(() => {});
    await closers.closeAll(log);
    await flushLogger(log);
    process.exit(code);
  };

  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    void end(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // A terminal that closes; without a listener Node would leave the embedded database behind.
  process.on('SIGHUP', onSignal);
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise was rejected and nobody looked'));
  process.on('uncaughtException', (err) => {
    if (isLateWrite(err)) {
      log.warn({ err }, 'the database closed a connection that was being written to');
      return;
    }
    // The state is unknown from here on: finish what runs and let the supervisor start a fresh process.
    log.fatal({ err }, 'an error reached nobody');
    void end(1);
  });

  try {
    const onOwnerGone = () => {
      if (isStopping) return;
      isStopping = true;
      say('The server that owns the database of DATA_DIR has ended, and this worker with it.\n');
      void end(0);
    };
    const started = start({ env, log, closers, onProgress: (line) => say(`${line}\n`), onOwnerGone });
    starting = started;
    const welcome = await started;
    if (isStopping) return;
    log.info({ url: welcome.url, role: env.ROLE, version }, 'started');
    say(banner(welcome));
  } catch (error) {
    if (isStopping) return;
    const line = lineForOperator(error);
    if (line === null) log.fatal({ err: error }, 'the start failed');
    else process.stderr.write(`${line}\n`);
    await end(1);
  }
}

/** Ends the process with what was asked for, or with what is wrong, before anything is opened. */
function readSettings(): Env {
  try {
    const wanted = readArguments(process.argv.slice(2));
    if (wanted.kind === 'start') return readEnv(undefined, readEnvFile(wanted.envFile));
    const isRefused = wanted.kind === 'refuse';
    (isRefused ? process.stderr : process.stdout).write(`${wanted.text}\n`);
    process.exit(isRefused ? 1 : 0);
  } catch (error) {
    process.stderr.write(`${lineForOperator(error) ?? String(error)}\n`);
    process.exit(1);
  }
}

await main();
