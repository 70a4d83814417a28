import { join } from 'node:path';
import * as z from 'zod';
import { createMail } from '../adapters/mail';
import { AdminError } from './admin-error';
import type { AdminOptions } from './open-admin';

const TEXT = `Hello,

this is the test mail that the operator of this Herohood server asked for. Mails arrive.

Your Herohood team
`;

/** Sends one mail through the mail server of the settings and says what became of it. No database is needed. */
export async function testMail({ env, log, say }: AdminOptions, to: string): Promise<void> {
  if (!z.email().safeParse(to).success) throw new AdminError('--to must be an e-mail address.');
  const mail = createMail(env, log);
  try {
    await mail.send({ to, subject: 'A test mail of Herohood', text: TEXT, locale: 'en' });
  } catch (error) {
    throw new AdminError(`SMTP_URL: ${(error as Error).message}.`);
  } finally {
    await mail.close();
  }
  say(
    env.SMTP_URL
      ? `The mail server took the mail for ${to}. Look whether it arrives.`
      : `There is no SMTP_URL: the mail is a file in ${join(env.DATA_DIR, 'mail')}.`,
  );
}
