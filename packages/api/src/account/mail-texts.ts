import type { Locale } from '@herohood/domain/languages/locale';
import type { AccountMail } from './send-soon';

// Plain and short, without a name in the subject (mails are read on lock screens) or in the text: nothing that somebody
// typed goes out under this server's address.

/** Whom a mail is for; `locale`: the language that they read. */
interface Account {
  id: string;
  email: string;
  locale: Locale;
}

/** The one-time link that a parent who forgot the password asked for. */
export function passwordResetMail({ id, email, locale, link }: Account & { link: string }): AccountMail {
  return {
    accountId: id,
    to: email,
    locale,
    subject: 'Choose a new Herohood password',
    text: `Hello,

Somebody, hopefully you, asked to choose a new Herohood password. You can do that with this link:

${link}

It works once, within the next 60 minutes. If it was not you, you do not have to do anything: your password stays as it is.

Your Herohood team
`,
  };
}

/** After any change of the password: whoever did not make it must know what to do. */
export function passwordChangedMail({
  id,
  email,
  locale,
  origin,
}: Account & { origin: string }): AccountMail {
  return {
    accountId: id,
    to: email,
    locale,
    subject: 'Your Herohood password was changed',
    text: `Hello,

Your Herohood password was just changed. You are signed out on all other devices.

If it was not you, choose a new password right away with "Forgot password?" on the sign-in page:

${origin}/parent/auth?mode=login

Your Herohood team
`,
  };
}

/** To the new address: its link makes it the account's e-mail. */
export function confirmEmailMail({ id, email, locale, link }: Account & { link: string }): AccountMail {
  return {
    accountId: id,
    to: email,
    locale,
    subject: 'Confirm your email for Herohood',
    text: `Hello,

Somebody, hopefully you, wants to sign in to Herohood with this email address. This link confirms it:

${link}

It works once, within the next 24 hours. If it was not you, you do not have to do anything: nothing changes.

Your Herohood team
`,
  };
}

/** To the present address, which counts until the new one is confirmed. */
export function emailChangeAskedMail({
  id,
  email,
  locale,
  origin,
}: Account & { origin: string }): AccountMail {
  return {
    accountId: id,
    to: email,
    locale,
    subject: 'A new email address for your Herohood account',
    text: `Hello,

Somebody who knows your password asked to sign in to Herohood with another email address from now on. You sign in with
this address until the new one is confirmed with a link that we sent there.

If it was not you, choose a new password right away with "Forgot password?" on the sign-in page. That also cancels the link:

${origin}/parent/auth?mode=login

Your Herohood team
`,
  };
}
