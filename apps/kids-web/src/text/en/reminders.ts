import { plural, t } from '@lingui/core/macro';

/** Words of reminders. */
export const remindersText = {
  region: t`Reminder`,
  title: t`Mission time!`,
  done: t`I did it!`,
  doneLabel: (name: string) => t`I did it! ${name}`,
  later: t`Later`,
  laterLabel: (name: string) => t`Later: ${name}`,
  hear: t`Tap to hear`,
  hearVoice: t`Tap to hear your parent`,
  more: (n: number) => t`and ${plural(n, { one: '# more mission', other: '# more missions' })}`,
} as const;
