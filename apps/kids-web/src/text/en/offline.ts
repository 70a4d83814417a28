import { plural, t } from '@lingui/core/macro';

/** Words for a device without network, and for what waits on it. */
export const sentText = {
  title: t`Mission Complete!`,
  message: (n: number) =>
    plural(n, {
      one: 'Your saved mission was sent to your parent.',
      other: 'Your # saved missions were sent to your parent.',
    }),
} as const;

export const refusedText = {
  title: t`This could not be counted`,
  unnamed: t`A mission`,
  reasons: {
    notDue: t`It is not on your list for that day any more. It comes back another day!`,
    tooOld: t`It was done more than a day ago. You can do it again today!`,
    resting: t`Your parent has put this mission to rest.`,
    gone: t`Your parent has taken this mission away.`,
    disabled: t`Your parent has disabled missions for now.`,
    photoMissing: t`It needs a picture, and none came along. Do it again with your camera!`,
    photoRefused: t`Its picture did not work. Please take another one!`,
    refused: t`Ask a parent to have a look.`,
  },
  close: t`OK`,
} as const;

export const updateText = {
  title: t`Something new is here!`,
  body: t`Herohood has learned new tricks.`,
  letIn: t`Show me`,
  busy: t`Coming...`,
  later: t`Later`,
} as const;

export const leavingText = {
  title: t`You are logged out here`,
  body: t`Nobody can see your things here. When the internet is back, Herohood closes the door everywhere.`,
} as const;
