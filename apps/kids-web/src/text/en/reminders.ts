import { counted } from '@herohood/ui/text/counted';

/** Words of reminders. */
export const remindersText = {
  region: 'Reminder',
  title: 'Mission time!',
  done: 'I did it!',
  doneLabel: (name: string) => `I did it! ${name}`,
  later: 'Later',
  laterLabel: (name: string) => `Later: ${name}`,
  hear: 'Tap to hear',
  hearVoice: 'Tap to hear your parent',
  more: (n: number) => `and ${counted(n, 'more mission')}`,
} as const;
