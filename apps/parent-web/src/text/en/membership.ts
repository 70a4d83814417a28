import { t } from '@lingui/core/macro';

/** What every page of the console says of who is signed in. */
export const membershipText = {
  openProfile: (name: string) => t`Your profile, ${name}`,
  accepted: { title: t`Welcome to the family!`, message: t`You were let in.` },
  declined: {
    title: t`You were not let in`,
    message: t`You have a family of your own now. You can start right here.`,
  },
} as const;
