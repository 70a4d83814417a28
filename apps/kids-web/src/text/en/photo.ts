import { t } from '@lingui/core/macro';

/** Words of the pictures that go with missions. */
export const photoText = {
  /** The sheet on which a picture is taken. */
  sheet: (name: string) => t`A picture of ${name}`,
  required: t`Show your parent that you did it. Take a picture!`,
  optional: t`Do you want to show your parent? Take a picture!`,
  take: t`Take a picture`,
  busy: t`One moment...`,
  taken: (name: string) => t`Your picture of ${name}`,
  look: t`Is it a good one?`,
  send: t`Send it!`,
  again: t`Take another one`,
  later: t`Not now`,
  faults: {
    broken: t`That did not work. Please take another one!`,
    kind: t`This kind of picture does not work here. Take one with the camera, or choose a JPG or PNG!`,
  },
  refused: t`The last picture did not work. Please take another one!`,
  /** On the mission's card. */
  sent: t`Your picture is with your parent.`,
  saved: t`Your picture is saved here.`,
  kept: t`Your picture`,
  open: (name: string) => t`Look at your picture of ${name}`,
  away: t`The picture comes when the internet is back.`,
  close: t`Close`,
} as const;
