import { join } from 'node:path';
import type { MailPort } from '@herohood/api/context';
import type { Env } from '../env';
import type { Logger } from '../log';
import type { MailWay } from './mail-message';

/** What became of mails since the start. `omitted`: one too many within an hour for their account or address. */
export type MailCounts = Record<'sent' | 'failed' | 'omitted', number>;

/** The port, and what a stop waits for: mails are sent after the act that wanted them has answered. */
export interface MailSender extends MailPort, MailWay {
  counts(): MailCounts;
}

type MailSettings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

/** Mails go through the operator's server; without one each becomes a file, so that nothing is lost while trying out. */
export function createMail(
  { SMTP_URL: url, MAIL_FROM: from, DATA_DIR }: MailSettings,
  log: Logger,
): MailSender {
  let opened: Promise<MailWay> | undefined;
  // The library is loaded with the first mail, which may be days away.
  const open = async (): Promise<MailWay> => {
    if (!url || !from)
      return (await import('./mail-folder')).mailFolder({ folder: join(DATA_DIR, 'mail'), from, log });
    return (await import('./mail-smtp')).smtpMail({ url, from });
  };
  const underWay = new Set<Promise<void>>();
  const counts: MailCounts = { sent: 0, failed: 0, omitted: 0 };
  const count = (outcome: keyof MailCounts) => {
    counts[outcome] += 1;
  };
  return {
    send: (mail) => {
      opened ??= open();
      const sending = opened.then((way) => way.send(mail)).finally(() => underWay.delete(sending));
      underWay.add(sending);
      sending.then(
        () => count('sent'),
        () => count('failed'),
      );
      return sending;
    },
    noteOmitted: (what) => {
      count('omitted');
      log.warn({ what, sinceStart: counts.omitted }, 'a mail was one too many within an hour');
    },
    counts: () => ({ ...counts }),
    close: async () => {
      await Promise.allSettled(underWay);
      await (await opened)?.close();
    },
  };
}
