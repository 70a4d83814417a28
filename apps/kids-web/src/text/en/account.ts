import { counted } from '@herohood/ui/text/counted';

/** Words of welcome and login. */
export const welcomeText = {
  title: 'Ready, hero?',
  body: 'Do your missions, earn XP and become a legend.',
  start: 'Start Adventure',
} as const;

export const noHeroText = {
  title: 'No hero data found!',
  body: 'Please sign in again.',
  back: 'Return to Login',
} as const;

export const loginText = {
  title: 'Hero Login',
  pickTitle: 'Who is playing?',
  back: 'Back',
  familyCode: 'Family Code',
  username: 'Hero Username',
  pin: 'Secret PIN',
  start: 'Start Adventure!',
  busy: 'Opening the gate...',
  wait: (clock: string) => `Wait ${clock}`,
  help: 'Ask a parent for your family code. Family codes are 6 letters or numbers.',
  hello: (name: string) => `Hi, ${name}!`,
  enterPin: 'Type your secret PIN',
  anotherHero: 'Another hero',
  forget: (name: string) => `Forget ${name} on this device`,
  digit: (digit: string) => `Digit ${digit}`,
  erase: 'Erase last digit',
  pad: 'Number pad',
  missing: {
    title: 'Missing Information',
    message: 'Please enter family code, username and PIN',
  },
  failed: {
    title: 'Login Failed',
    fallback: 'Invalid username or PIN',
    noAnswer: 'Herohood could not be reached. Check the internet and try again.',
  },
  /** Beside the field, besides the toast. */
  wrongPin: 'This PIN does not fit. Try again!',
  wrongAny: 'Code, name or PIN does not fit. Look again!',
  tooMany: (wait: string) => `Too many tries. Try again in ${wait}.`,
  emergency: {
    title: 'Emergency Mode Active',
    message: 'Your parent has temporarily restricted access. Please contact your parent.',
  },
  disabled: { title: 'Feature Disabled', message: 'Access to daily habits is disabled by your parent.' },
} as const;

/** The screen that a parent's code leads to. */
export const linkText = {
  busy: 'One moment, hero!',
  welcome: (name: string) => `Hi, ${name}!`,
  used: { title: 'This code was used already', body: 'A code works once. Ask your parent for a new one.' },
  gone: { title: 'This code is too old', body: 'Ask your parent for a new one. It takes a moment only.' },
  tooMany: { title: 'A short break', body: (wait: string) => `Try again in ${wait}.` },
  noAnswer: { title: 'No way through', body: loginText.failed.noAnswer },
  again: 'Try again',
  type: 'Type it in instead',
} as const;

/** A wait in whole seconds as a person says it: '45 seconds', '2 minutes'. */
export const sayWait = (seconds: number): string =>
  seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
