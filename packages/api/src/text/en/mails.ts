/**
 * Plain and short, without a name in the subject (mails are read on lock screens) or in the text. A paragraph is one line, which mail programs
 * break where they have to. A link has a line of its own, so that it is read from left to right in every language.
 */
export const mailTexts = {
  passwordReset: {
    subject: 'Choose a new Herohood password',
    text: `Hello,

Somebody, hopefully you, asked to choose a new Herohood password. You can do that with this link:

{link}

It works once, within the next 60 minutes. If it was not you, you do not have to do anything: your password stays as it is.

Your Herohood team
`,
  },
  passwordChanged: {
    subject: 'Your Herohood password was changed',
    text: `Hello,

Your Herohood password was just changed. You are signed out on all other devices.

If it was not you, choose a new password right away with "Forgot password?" on the sign-in page:

{page}

Your Herohood team
`,
  },
  confirmEmail: {
    subject: 'Confirm your email for Herohood',
    text: `Hello,

Somebody, hopefully you, wants to sign in to Herohood with this email address. This link confirms it:

{link}

It works once, within the next 24 hours. If it was not you, you do not have to do anything: nothing changes.

Your Herohood team
`,
  },
  emailChangeAsked: {
    subject: 'A new email address for your Herohood account',
    text: `Hello,

Somebody who knows your password asked to sign in to Herohood with another email address from now on. You sign in with this address until the new one is confirmed with a link that we sent there.

If it was not you, choose a new password right away with "Forgot password?" on the sign-in page. That also cancels the link:

{page}

Your Herohood team
`,
  },
} as const;
