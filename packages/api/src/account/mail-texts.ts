import type { Locale } from '@herohood/domain/languages/locale';
import { mailTexts } from '../text/en/mails';
import { say } from '../text/say';
import type { AccountMail } from './send-soon';

/** Whom a mail is for; `locale`: the language that they read. */
interface Account {
  id: string;
  email: string;
  locale: Locale;
}

/** The one-time link that a parent who forgot the password asked for. */
export function passwordResetMail({ link, ...account }: Account & { link: string }): AccountMail {
  return mailOf('passwordReset', account, { link });
}

/** After any change of the password: whoever did not make it must know what to do. */
export function passwordChangedMail({ origin, ...account }: Account & { origin: string }): AccountMail {
  return mailOf('passwordChanged', account, { page: signInPage(origin) });
}

/** To the new address: its link makes it the account's e-mail. */
export function confirmEmailMail({ link, ...account }: Account & { link: string }): AccountMail {
  return mailOf('confirmEmail', account, { link });
}

/** To the present address, which counts until the new one is confirmed. */
export function emailChangeAskedMail({ origin, ...account }: Account & { origin: string }): AccountMail {
  return mailOf('emailChangeAsked', account, { page: signInPage(origin) });
}

const signInPage = (origin: string) => `${origin}/parent/auth?mode=login`;

/** Nothing that somebody typed goes out under this server's address: `values` are the server's own. */
function mailOf(
  kind: keyof typeof mailTexts,
  { id, email, locale }: Account,
  values: Record<string, string>,
): AccountMail {
  const { subject, text } = mailTexts[kind];
  return {
    ...{ accountId: id, to: email, locale },
    subject: say(locale, subject),
    text: say(locale, { id: text, values }),
  };
}
