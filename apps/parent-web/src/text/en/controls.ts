/** What a hero may do: screen time, bedtime, features; emergencies are in emergency.ts. */
export const controlsText = {
  title: 'Parent Controls',
  hint: 'Screen time, bedtime and what each hero may open.',
  open: 'Open controls',
  openFor: (name: string) => `Open the controls of ${name}`,
  dialog: 'Parental Controls',
  load: 'the controls',
  loadToday: "today's screen time",
  card: {
    daily: (time: string) => `${time} a day`,
    bedtime: (start: string, end: string) => `Bedtime ${start}–${end}`,
    noBedtime: 'No bedtime',
    emergency: 'Emergency',
    off: (features: string) => `Off: ${features}`,
  },
  tabs: { screen: 'Screen time', bedtime: 'Bedtime', features: 'Features', emergency: 'Emergency' },
  minutes: 'min',
  minutesError: 'Enter whole minutes from 0 to 1440.',
  fields: {
    dailyScreenTime: { label: 'Daily screen time', hint: 'What every day starts with.' },
    bonusTimePerHabit: { label: 'Bonus for each mission', hint: 'Added when you approve one.' },
    weekendBonus: { label: 'Weekend bonus', hint: 'More on Saturday and Sunday.' },
    maxGameTimePerDay: { label: 'Mini-games per day', hint: 'No game starts once they are used up.' },
  },
  today: {
    title: (name: string) => `${name} today`,
    allowance: 'Allowance',
    allowanceNote: 'Including every bonus earned so far',
    used: 'Mini-games played',
    left: (time: string) => `${time} left`,
    usedOf: (used: number, limit: number) => `${used} of ${limit} minutes of mini-games played`,
    bedtime: 'It is bedtime now.',
    device: 'Herohood shows your hero the allowance. It does not lock other apps on the device.',
  },
  bedtime: {
    mode: 'Bedtime',
    modeHint:
      'The kids app shows the night screen, and games and shop stay closed. Missions can still be done, so a streak never breaks at night.',
    start: 'Starts',
    end: 'Ends',
    sameDay: (start: string, end: string, time: string) =>
      `From ${start} to ${end} on the same day: ${time}.`,
    overnight: (start: string, end: string, time: string) =>
      `From ${start} past midnight to ${end} the next morning: ${time}.`,
    never: 'Start and end are the same, so bedtime never begins.',
    zone: (zone: string) => `On your family's clock (${zone}).`,
    dial: 'The night on the clock',
  },
  features: {
    enableHabits: {
      label: 'Habits',
      short: 'habits',
      hint: 'Off: no missions, and this hero cannot sign in until you turn it back on.',
    },
    enableGearShop: { label: 'Gear shop', short: 'gear shop', hint: 'Buying gear with reward points.' },
    enableMiniGames: { label: 'Mini-games', short: 'mini-games', hint: 'Games that missions unlock.' },
    enableRewards: { label: 'Rewards', short: 'rewards', hint: 'Claiming what you offer for XP.' },
    parentContactEnabled: {
      label: 'Contact a parent',
      short: 'contact',
      hint: 'This hero may ask you for help when something is closed.',
    },
    limitInternet: {
      label: 'Limit internet',
      short: 'internet',
      hint: 'A note of your own rule for the device. Herohood itself cannot limit it.',
    },
    inApp: 'In the app',
    around: 'Around it',
  },
  footer: {
    save: 'Save',
    unsaved: 'Not saved yet',
    saved: 'All saved',
  },
  unsaved: (names: string) => `What you changed for ${names} is not saved.`,
  toasts: {
    error: 'Error',
    saved: { title: 'Settings Saved', message: (name: string) => `${name}'s controls are up to date.` },
    saveFailed: 'Failed to save parent controls.',
  },
} as const;
