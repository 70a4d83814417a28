import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium } from './chromium-files';

/**
 * The npm package's own arguments are not used: they put all into one process, which crashes, and switch web
 * security off, which would hide real faults.
 */
const ARGUMENTS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];

/**
 * Starts a headless Chromium whose memory lies in a folder: closed and started again with the same folder it still has
 * its cookies, databases, caches and service workers, as a tablet that was switched off.
 */
export async function openProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...(await howToStart()), ...options });
}

/** Starts a headless Chromium. @param extraArguments command-line switches of Chromium, e.g. for a fake microphone */
export async function launchChromium(extraArguments: string[] = []): Promise<Browser> {
  const { args, ...rest } = await howToStart();
  return chromium.launch({ ...rest, args: [...args, ...extraArguments] });
}

async function howToStart() {
  const { executable, env } = await findChromium();
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    executablePath: executable,
    args: ARGUMENTS,
    // People's browsers keep pages for Back; Playwright switches that off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    env: { ...Object.fromEntries(inherited), ...env },
  };
}
