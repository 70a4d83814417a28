import { join } from 'node:path';
import type { LogPort } from '@herohood/api/context';
import { fileStore } from '@herohood/payments-sandbox/stores';
import { openProvider, type Provider } from './adapters/payments-provider';
import type { Closers } from './closers';
import type { Env } from './env';

/** How often the sandbox does what fell due: renewals, and webhooks that did not arrive. */
const SETTLE_MS = 60_000;
/** A call of the process to itself that takes longer is given up; what it was about is tried again. */
const OWN_CALL_MS = 10_000;

/**
 * Opens payments for this process: Stripe, or the sandbox with its memory under DATA_DIR. A process that runs jobs
 * alone serves no sandbox; where there is no Stripe, it asks the one behind PUBLIC_URL.
 */
export function startPayments(options: {
  env: Env;
  appSecret: string;
  /** Where this process listens, once it does. */
  ownOrigin: () => string;
  now: () => Date;
  log: LogPort;
  closers: Closers;
}): Provider {
  const { env, log, now, closers } = options;
  const isServing = env.ROLE !== 'worker';
  const callOwn = (path: string, init: RequestInit) =>
    fetch(`${isServing ? options.ownOrigin() : (env.PUBLIC_URL?.origin ?? '')}${path}`, {
      signal: AbortSignal.timeout(OWN_CALL_MS),
      ...init,
    });
  const provider = openProvider({
    env,
    appSecret: options.appSecret,
    store: isServing ? fileStore(join(env.DATA_DIR, 'payments-sandbox.json')) : null,
    callOwn,
    now,
    log,
  });
  const { sandbox } = provider;
  if (!sandbox) return provider;
  const settle = () =>
    sandbox.settle().catch((err: unknown) => log.error({ err }, 'the payments sandbox could not go on'));
  const timer = setInterval(() => void settle(), SETTLE_MS);
  closers.add('payments sandbox', 1_000, async () => {
    clearInterval(timer);
    await sandbox.close();
  });
  return provider;
}
