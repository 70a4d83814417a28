import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './chromium-files';

/**
 * The npm package's own arguments are not used: they put all into one process, which crashes, and switch web
 * security off, which would hide real faults.
 */
const ARGUMENTS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];

/** Starts a headless Chromium. @param extraArguments command-line switches of Chromium, e.g. for a fake microphone */
export async function launchChromium(extraArguments: string[] = []): Promise<Browser> {
  const { executable, env } = await findChromium();
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return chromium.launch({
    executablePath: executable,
    args: [...ARGUMENTS, ...extraArguments],
    env: { ...Object.fromEntries(inherited), ...env },
  });
}
