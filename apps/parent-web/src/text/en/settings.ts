import { t } from '@lingui/core/macro';

/** What the page of settings leads to. */
export const settingsText = {
  profile: { title: t`Profile`, hint: t`Your name, email and phone, the time zone and when a day begins` },
  signIn: { title: t`Sign-in`, hint: t`Your password` },
  devices: { title: t`Your devices`, hint: t`Where you are signed in, and signing out elsewhere` },
} as const;
