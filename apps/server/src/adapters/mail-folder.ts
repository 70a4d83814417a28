import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '../log';
import { type MailWay, messageOf } from './mail-message';

/** What stands in the files when the operator has set no MAIL_FROM. */
const NOBODY = 'Herohood <herohood@localhost>';

/**
 * Writes each mail as a file that mail programs open (`.eml`), readable by its owner only: it holds links that open accounts.
 * The log says that one was written and where, never to whom.
 */
export function mailFolder(options: { folder: string; from: string | undefined; log: Logger }): MailWay {
  const { folder, from = NOBODY, log } = options;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const sent = await transport.sendMail(messageOf(mail, from));
      const message = sent.message as Buffer; // what `buffer` promises
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      // Whole or not at all: whoever watches the folder never opens half a mail.
      const draft = `${file}.draft`;
      try {
        const handle = await open(draft, 'wx', 0o600);
        await handle.writeFile(message).finally(() => handle.close());
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      log.warn({ file }, 'no mail server is set (SMTP_URL): the mail was written to a file');
    },
    close: async () => {},
  };
}
