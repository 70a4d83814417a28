import type { Mail } from './send-soon';

// Plain, short and without a name in the subject: mails are read on lock screens.

interface Reader {
  email: string;
  firstName: string;
}

/** The one-time link that a parent who forgot the password asked for. */
export function passwordResetMail({ email, firstName, link }: Reader & { link: string }): Mail {
  return {
    to: email,
    subject: 'Choose a new Herohood password',
    text: `Hello ${firstName},

somebody, hopefully you, asked for a new password for Herohood. This link lets you choose one:

${link}

It works once, within the next 60 minutes. If it was not you, there is nothing to do: your password stays as it is.

Your Herohood team
`,
  };
}

/** After any change of the password: whoever did not make it himself must know what to do. */
export function passwordChangedMail({ email, firstName, origin }: Reader & { origin: string }): Mail {
  return {
    to: email,
    subject: 'Your Herohood password was changed',
    text: `Hello ${firstName},

your password for Herohood was changed just now. Wherever else you were signed in, you are signed out.

If it was not you, choose a new password at once with 'Forgot password?' on the sign-in page:

${origin}/parent/auth?mode=login

Your Herohood team
`,
  };
}
