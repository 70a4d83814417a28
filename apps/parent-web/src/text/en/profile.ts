import { t } from '@lingui/core/macro';

/** The parent's own account, behind the button with their initial. */
export const profileText = {
  title: t`Your profile`,
  edit: t`Edit profile`,
  detailsTab: t`Details`,
  passwordTab: t`Password`,
  totalXp: t`Total family XP`,
  heroes: t`Active heroes`,
  accountType: t`Account type`,
  parent: t`Parent`,
  helper: t`Helper`,
  timeZone: t`Time zone`,
  timeZoneHint: t`Days, streaks and reminders of the whole family follow this clock.`,
  thisDevice: t`This device`,
  allZones: t`All time zones`,
  noZone: t`No time zone has this name`,
  dayStart: t`The day starts at`,
  dayStartHint: t`A mission done before this time still counts for the day before.`,
  dayStartMidnight: t`00:00 (midnight)`,
  updated: { title: t`Profile Updated!`, message: t`Your changes are saved.` },
  failed: t`Update failed`,
  yourPassword: t`Your password`,
  passwordForEmail: t`Needed because you are changing the email that you sign in with.`,
  linkSent: {
    title: t`Check your email`,
    message: t`Open the link that we sent to the new address. Until then you sign in with the current one.`,
  },
  pendingTitle: t`Your new email is not confirmed yet`,
  pending: (pending: string, present: string) =>
    t`Open the link that we sent to ${pending}. Until then you sign in with ${present}.`,
  cancelChange: t`Cancel the change`,
  changeCancelled: { title: t`Change cancelled`, message: t`Your email stays as it is.` },
  changePassword: {
    hint: t`You will be signed out on all other devices.`,
    current: t`Current password`,
    next: t`New password`,
    confirm: t`Repeat the new password`,
    save: t`Change password`,
    changed: { title: t`Password changed`, message: t`Your other devices are signed out.` },
    failed: t`Update failed`,
  },
} as const;
