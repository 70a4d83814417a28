import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE_MS } from './patience';

const POLL_MS = 100;

/**
 * The newest mail to `to` whose text `pattern` fits, as that match; waits until it has come: mails follow the answer to a call.
 *
 * @param dataDir data folder of a server without a mail server
 * @throws Error when none comes
 */
export async function findInMail(dataDir: string, to: string, pattern: RegExp): Promise<RegExpExecArray> {
  const folder = join(dataDir, 'mail');
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
    for (const file of files.reverse()) {
      const mail = decode(await readFile(join(folder, file), 'utf8'));
      const match = mail.includes(to) ? pattern.exec(mail) : null;
      if (match) return match;
    }
    await delay(POLL_MS);
  }
  throw new Error(`No mail to ${to} that fits ${pattern} came within ${PATIENCE_MS / 1000} s.`);
}

/** Quoted-printable, as far as plain English needs it. */
function decode(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
