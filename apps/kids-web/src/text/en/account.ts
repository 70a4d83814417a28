import { plural, t } from '@lingui/core/macro';

/** Words of welcome and login. */
export const welcomeText = {
  title: t`Ready, hero?`,
  body: t`Do your missions, earn XP and become a legend.`,
  start: t`Start Adventure`,
} as const;

export const noHeroText = {
  title: t`No hero data found!`,
  body: t`Please sign in again.`,
  back: t`Return to Login`,
} as const;

export const loginText = {
  title: t`Hero Login`,
  pickTitle: t`Who is playing?`,
  back: t`Back`,
  familyCode: t`Family Code`,
  username: t`Hero Username`,
  pin: t`Secret PIN`,
  start: t`Start Adventure!`,
  busy: t`Opening the gate...`,
  wait: (clock: string) => t`Wait ${clock}`,
  help: t`Ask a parent for your family code. Family codes are 6 letters or numbers.`,
  hello: (name: string) => t`Hi, ${name}!`,
  enterPin: t`Type your secret PIN`,
  anotherHero: t`Another hero`,
  forget: (name: string) => t`Forget ${name} on this device`,
  digit: (digit: string) => t`Digit ${digit}`,
  erase: t`Erase last digit`,
  pad: t`Number pad`,
  missing: {
    title: t`Missing Information`,
    message: t`Please enter family code, username and PIN`,
  },
  failed: {
    title: t`Login Failed`,
    fallback: t`Invalid username or PIN`,
    noAnswer: t`Herohood could not be reached. Check the internet and try again.`,
  },
  /** Beside the field, besides the toast. */
  wrongPin: t`This PIN does not fit. Try again!`,
  wrongAny: t`Code, name or PIN does not fit. Look again!`,
  tooMany: (wait: string) => t`Too many tries. Try again in ${wait}.`,
  emergency: {
    title: t`Emergency Mode Active`,
    message: t`Your parent has temporarily restricted access. Please contact your parent.`,
  },
  disabled: { title: t`Feature Disabled`, message: t`Access to daily habits is disabled by your parent.` },
} as const;

/** The screen that a parent's code leads to. */
export const linkText = {
  busy: t`One moment, hero!`,
  welcome: (name: string) => t`Hi, ${name}!`,
  used: { title: t`This code was used already`, body: t`A code works once. Ask your parent for a new one.` },
  gone: { title: t`This code is too old`, body: t`Ask your parent for a new one. It takes a moment only.` },
  tooMany: { title: t`A short break`, body: (wait: string) => t`Try again in ${wait}.` },
  noAnswer: { title: t`No way through`, body: loginText.failed.noAnswer },
  again: t`Try again`,
  type: t`Type it in instead`,
} as const;

/** A wait in whole seconds as a person says it: '45 seconds', '2 minutes'. */
export const sayWait = (seconds: number): string =>
  seconds < 60
    ? plural(seconds, { one: '# second', other: '# seconds' })
    : plural({ minutes: Math.ceil(seconds / 60) }, { one: '# minute', other: '# minutes' });
