import { t } from '@lingui/core/macro';

/** What a hero may do: screen time, bedtime, features; emergencies are in emergency.ts. */
export const controlsText = {
  title: t`Parent Controls`,
  hint: t`Screen time, bedtime and what each hero may open.`,
  open: t`Open controls`,
  openFor: (name: string) => t`Open the controls of ${name}`,
  dialog: t`Parental Controls`,
  load: t`the controls`,
  loadToday: t`today's screen time`,
  card: {
    daily: (time: string) => t`${time} a day`,
    bedtime: (start: string, end: string) => t`Bedtime ${start}–${end}`,
    noBedtime: t`No bedtime`,
    emergency: t`Emergency`,
    off: (features: string) => t`Off: ${features}`,
  },
  tabs: { screen: t`Screen time`, bedtime: t`Bedtime`, features: t`Features`, emergency: t`Emergency` },
  minutes: t`min`,
  duration: {
    minutes: (n: number) => t`${n} min`,
    hours: (n: number) => t`${n} h`,
    both: (hours: number, minutes: number) => t`${hours} h ${minutes} min`,
  },
  minutesError: t`Enter whole minutes from 0 to 1440.`,
  fields: {
    dailyScreenTime: { label: t`Daily screen time`, hint: t`What every day starts with.` },
    bonusTimePerHabit: { label: t`Bonus for each mission`, hint: t`Added when you approve one.` },
    weekendBonus: { label: t`Weekend bonus`, hint: t`More on Saturday and Sunday.` },
    maxGameTimePerDay: { label: t`Mini-games per day`, hint: t`No game starts once they are used up.` },
  },
  today: {
    title: (name: string) => t`${name} today`,
    allowance: t`Allowance`,
    allowanceNote: t`Including every bonus earned so far`,
    used: t`Mini-games played`,
    left: (time: string) => t`${time} left`,
    usedOf: (used: number, limit: number) => t`${used} of ${limit} minutes of mini-games played`,
    bedtime: t`It is bedtime now.`,
    device: t`Herohood shows your hero the allowance. It does not lock other apps on the device.`,
  },
  bedtime: {
    mode: t`Bedtime`,
    modeHint: t`The kids app shows the night screen, and games and shop stay closed. Missions can still be done, so a streak never breaks at night.`,
    start: t`Starts`,
    end: t`Ends`,
    sameDay: (start: string, end: string, time: string) =>
      t`From ${start} to ${end} on the same day: ${time}.`,
    overnight: (start: string, end: string, time: string) =>
      t`From ${start} past midnight to ${end} the next morning: ${time}.`,
    never: t`Start and end are the same, so bedtime never begins.`,
    zone: (zone: string) => t`On your family's clock (${zone}).`,
    dial: t`The night on the clock`,
  },
  features: {
    enableHabits: {
      label: t`Habits`,
      short: t`habits`,
      hint: t`Off: no missions, and this hero cannot sign in until you turn it back on.`,
    },
    enableGearShop: { label: t`Gear shop`, short: t`gear shop`, hint: t`Buying gear with reward points.` },
    enableMiniGames: { label: t`Mini-games`, short: t`mini-games`, hint: t`Games that missions unlock.` },
    enableRewards: { label: t`Rewards`, short: t`rewards`, hint: t`Claiming what you offer for XP.` },
    parentContactEnabled: {
      label: t`Contact a parent`,
      short: t`contact`,
      hint: t`This hero may ask you for help when something is closed.`,
    },
    limitInternet: {
      label: t`Limit internet`,
      short: t`internet`,
      hint: t`A note of your own rule for the device. Herohood itself cannot limit it.`,
    },
    inApp: t`In the app`,
    around: t`Around it`,
  },
  footer: {
    save: t`Save`,
    unsaved: t`Not saved yet`,
    saved: t`All saved`,
  },
  unsaved: (names: string) => t`What you changed for ${names} is not saved.`,
  toasts: {
    error: t`Error`,
    saved: { title: t`Settings Saved`, message: (name: string) => t`${name}'s controls are up to date.` },
    saveFailed: t`Failed to save parent controls.`,
  },
} as const;
