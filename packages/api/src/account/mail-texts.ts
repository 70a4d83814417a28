import type { AccountMail } from './send-soon';

// Plain and short, without a name in the subject (mails are read on lock screens) or in the text: nothing that somebody
// typed goes out under this server's address.

interface Account {
  id: string;
  email: string;
}

/** The one-time link that a parent who forgot the password asked for. */
export function passwordResetMail({ id, email, link }: Account & { link: string }): AccountMail {
  return {
    accountId: id,
    to: email,
    subject: 'Choose a new Herohood password',
    text: `Hello,

somebody, hopefully you, asked for a new password for Herohood. This link lets you choose one:

${link}

It works once, within the next 60 minutes. If it was not you, there is nothing to do: your password stays as it is.

Your Herohood team
`,
  };
}

/** After any change of the password: whoever did not make it must know what to do. */
export function passwordChangedMail({ id, email, origin }: Account & { origin: string }): AccountMail {
  return {
    accountId: id,
    to: email,
    subject: 'Your Herohood password was changed',
    text: `Hello,

your password for Herohood was changed just now. Wherever else you were signed in, you are signed out.

If it was not you, choose a new password at once with 'Forgot password?' on the sign-in page:

${origin}/parent/auth?mode=login

Your Herohood team
`,
  };
}

/** To the new address: its link makes it the account's e-mail. */
export function confirmEmailMail({ id, email, link }: Account & { link: string }): AccountMail {
  return {
    accountId: id,
    to: email,
    subject: 'Confirm your e-mail for Herohood',
    text: `Hello,

somebody, hopefully you, wants to sign in to Herohood with this e-mail address. This link confirms it:

${link}

It works once, within the next 24 hours. If it was not you, there is nothing to do: nothing changes.

Your Herohood team
`,
  };
}

/** To the present address, which counts until the new one is confirmed. */
export function emailChangeAskedMail({ id, email, origin }: Account & { origin: string }): AccountMail {
  return {
    accountId: id,
    to: email,
    subject: 'A new e-mail address for your Herohood account',
    text: `Hello,

somebody who knows your password asked to sign in to Herohood with another e-mail address from now on. This address counts
until the new one is confirmed with a link that we sent there.

If it was not you, choose a new password at once with 'Forgot password?' on the sign-in page. That also ends the link:

${origin}/parent/auth?mode=login

Your Herohood team
`,
  };
}
