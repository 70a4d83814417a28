import { t } from '@lingui/core/macro';

/** Words of days on which nobody waits for anything. */
export const restText = {
  sick: { title: t`Get well soon!`, body: t`Today you only rest. Your hero stays in bed with you.` },
  vacation: { title: t`Vacation!`, body: t`Your hero has packed the bag. Enjoy it!` },
  away: { title: t`You are away today`, body: t`Your hero comes along, wherever you are.` },
  holiday: { title: t`A holiday!`, body: t`Today is for celebrating.` },
  free: { title: t`A free day!`, body: t`There is nothing you have to do today.` },
  flame: t`Your flame rests, too, and goes on afterwards.`,
  extras: t`If you like, you can still do something. It counts.`,
} as const;
