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
  tooMany: (wait: string) => `Too many tries. Try again in ${wait}.`,
  emergency: {
    title: 'Emergency Mode Active',
    message: 'Your parent has temporarily restricted access. Please contact your parent.',
  },
  disabled: { title: 'Feature Disabled', message: 'Access to daily habits is disabled by your parent.' },
} as const;

export const waitText = {
  seconds: (n: number) => counted(n, 'second'),
  minutes: (n: number) => counted(n, 'minute'),
} as const;
