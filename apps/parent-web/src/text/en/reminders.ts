import { plural, t } from '@lingui/core/macro';

/** Reminders and the alert page. */
export const remindersText = {
  title: t`Alert Settings`,
  titleOf: (habit: string) => t`Alert Settings - ${habit}`,
  habitHint: t`When the reminder of this mission comes, and how it sounds.`,
  assignmentHint: t`These settings are for one hero. The recording is heard by every hero with this habit.`,
  defaultHint: t`The default settings for all new habits. Habits you already have keep their own.`,
  toHabits: t`Alerts of the habits you already have`,
  loadHabit: t`this habit`,
  loadHabits: t`your habits`,
  back: t`Back`,
  cancel: t`Cancel`,
  save: t`Save Settings`,
  enabled: t`Remind the hero`,
  enabledHint: t`Once a day, as long as the mission is not done.`,
  defaultEnabled: t`Remind heroes of new habits`,
  time: t`Time`,
  duration: t`Duration`,
  durationHint: t`How long the reminder stays on the screen`,
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  from: t`Active from`,
  to: t`Active until`,
  outside: (from: string, until: string) =>
    t`This time is outside the active hours. Choose a time from ${from} to just before ${until}, or change the hours.`,
  voice: t`Voice reminder`,
  voiceHint: t`Your own voice instead of the ringtone.`,
  voiceDefaultHint: t`New habits play a recording of your voice. Each habit has its own: record it in the habit.`,
  ringtone: t`Ringtone`,
  silent: t`No sound`,
  premium: t`Premium`,
  play: (name: string) => t`Play ${name}`,
  stop: (name: string) => t`Stop ${name}`,
  upgrade: {
    ringtones: t`The premium ringtones come with a paid plan.`,
    all: t`Voice reminders and ringtones come with Premium.`,
    action: t`See the plans`,
  },
  alerts: {
    title: t`Alerts`,
    hint: t`When heroes are reminded, and with which sound.`,
    newHabits: t`New habits`,
    empty: t`No habits yet. Each will have its reminder here.`,
    off: t`No reminder`,
    at: (time: string, minutes: number) =>
      t`${time}, for ${plural(minutes, { one: '# minute', other: '# minutes' })}`,
    toggle: (name: string) => t`Reminder of ${name}`,
    open: (name: string) => t`Alert settings of ${name}`,
  },
  leave: {
    title: t`Leave without saving?`,
    body: t`Your changes here will be lost.`,
    confirm: t`Leave`,
  },
  toasts: {
    habitSaved: { title: t`Alert Settings Updated!`, message: (name: string) => t`${name} is up to date.` },
    defaultSaved: { title: t`Global Settings Updated!`, message: t`New habits will start with these.` },
    switched: {
      title: t`Settings Saved!`,
      message: (name: string, isOn: boolean) =>
        isOn ? t`Heroes are reminded of ${name}.` : t`No more reminders of ${name}.`,
    },
    error: t`Error`,
    failed: t`The settings could not be saved. Please try again.`,
  },
} as const;
