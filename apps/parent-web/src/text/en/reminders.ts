import { counted } from '@herohood/ui/text/counted';

/** Reminders and the alert page. */
export const remindersText = {
  title: 'Alert Settings',
  titleOf: (habit: string) => `Alert Settings - ${habit}`,
  habitHint: 'When the reminder of this mission comes, and how it sounds.',
  assignmentHint: 'These settings are for one hero. The recording is heard by every hero with this habit.',
  defaultHint: 'The default settings for all new habits. Habits you already have keep their own.',
  toHabits: 'Alerts of the habits you already have',
  loadHabit: 'this habit',
  loadHabits: 'your habits',
  back: 'Back',
  cancel: 'Cancel',
  save: 'Save Settings',
  enabled: 'Remind the hero',
  enabledHint: 'Once a day, as long as the mission is not done.',
  defaultEnabled: 'Remind heroes of new habits',
  time: 'Time',
  duration: 'Duration',
  durationHint: 'How long the reminder stays on the screen',
  minutes: (count: number) => counted(count, 'minute'),
  from: 'Active from',
  to: 'Active until',
  outside: (from: string, until: string) =>
    `This time is outside the active hours. Choose a time from ${from} to just before ${until}, or change the hours.`,
  voice: 'Voice reminder',
  voiceHint: 'Your own voice instead of the ringtone.',
  voiceDefaultHint:
    'New habits play a recording of your voice. Each habit has its own: record it in the habit.',
  ringtone: 'Ringtone',
  silent: 'No sound',
  premium: 'Premium',
  play: (name: string) => `Play ${name}`,
  stop: (name: string) => `Stop ${name}`,
  upgrade: {
    ringtones: 'The premium ringtones come with a paid plan.',
    all: 'Voice reminders and ringtones come with Premium.',
    action: 'See the plans',
  },
  alerts: {
    title: 'Alerts',
    hint: 'When heroes are reminded, and with which sound.',
    newHabits: 'New habits',
    empty: 'No habits yet. Each will have its reminder here.',
    off: 'No reminder',
    at: (time: string, minutes: number) => `${time}, for ${counted(minutes, 'minute')}`,
    toggle: (name: string) => `Reminder of ${name}`,
    open: (name: string) => `Alert settings of ${name}`,
  },
  leave: {
    title: 'Leave without saving?',
    body: 'Your changes here will be lost.',
    confirm: 'Leave',
  },
  toasts: {
    habitSaved: { title: 'Alert Settings Updated!', message: (name: string) => `${name} is up to date.` },
    defaultSaved: { title: 'Global Settings Updated!', message: 'New habits will start with these.' },
    switched: {
      title: 'Settings Saved!',
      message: (name: string, isOn: boolean) =>
        isOn ? `Heroes are reminded of ${name}.` : `No more reminders of ${name}.`,
    },
    error: 'Error',
    failed: 'The settings could not be saved. Please try again.',
  },
} as const;
