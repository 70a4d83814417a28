import type { MailPort } from '@herohood/api/context';
import type { Logger } from '../log';
import { mailFolder } from './mail-folder';
import { smtpMail } from './mail-smtp';

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
  const way = smtpUrl && from ? smtpMail({ url: smtpUrl, from }) : mailFolder({ folder, from, log });
  const underWay = new Set<Promise<void>>();
  return {
    send: (mail) => {
      const sending = way.send(mail).finally(() => underWay.delete(sending));
      underWay.add(sending);
      return sending;
    },
    close: async () => {
      await Promise.allSettled(underWay);
      await way.close();
    },
  };
}
