import type { MailPort } from '@herohood/api/context';
import type { Logger } from '../log';

export type Mail = Parameters<MailPort['send']>[0];

/** The port, and what a stop waits for: mails are sent after the act that wanted them has answered. */
export interface MailSender extends MailPort {
  close(): Promise<void>;
}

/** Mails go through the operator's server; without one each becomes a file, so that nothing is lost while trying out. */
export function createMail(options: {
  smtpUrl: string | undefined;
  from: string | undefined;
  folder: string;
  log: Logger;
}): MailSender {
  const { smtpUrl, from, folder, log } = options;
  let opened: Promise<MailSender> | undefined;
  // The library is loaded with the first mail, which may be days away.
  const open = async (): Promise<MailSender> => {
    if (!smtpUrl || !from) return (await import('./mail-folder')).mailFolder({ folder, from, log });
    return (await import('./mail-smtp')).smtpMail({ url: smtpUrl, from });
  };
  const underWay = new Set<Promise<void>>();
  return {
    send: (mail) => {
      opened ??= open();
      const sending = opened.then((way) => way.send(mail)).finally(() => underWay.delete(sending));
      underWay.add(sending);
      return sending;
    },
    close: async () => {
      await Promise.allSettled(underWay);
      await (await opened)?.close();
    },
  };
}
