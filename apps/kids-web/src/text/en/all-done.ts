import { t } from '@lingui/core/macro';

/** Words of a day on which nothing is left to do. */
export const allDoneText = {
  approved: { title: t`All missions done!`, body: t`You are a true hero. See you tomorrow!` },
  waiting: { title: t`All missions sent!`, body: t`Now your parent has a look.` },
  setsOut: (name: string) => t`${name} sets out on a trip. Tomorrow you hear the story!`,
  bye: t`Have a good trip!`,
  toWorld: t`My world`,
  saved: { title: t`All missions saved!`, body: t`They are sent to your parent when the internet is back.` },
} as const;

/** As heroes from nine on read that all is approved. */
export const calmAllDone = { title: allDoneText.approved.title, body: t`That was all for today.` } as const;
