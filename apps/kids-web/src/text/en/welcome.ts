import { t } from '@lingui/core/macro';

/** Words of a new hero's first minute; each is spoken, and pictures say it too. */
export const firstMinuteText = {
  title: t`Welcome, hero!`,
  close: t`Close the welcome`,
  progress: (step: number, of: number) => t`Step ${step} of ${of}`,
  hello: (name: string) => t`Hello, ${name}! I am your hero. Tap the green arrow!`,
  choose: (name: string) => t`Hello, ${name}! Which hero do you want to be? Then tap the green arrow!`,
  heroes: t`Your heroes`,
  goOn: t`Go on`,
  deed: t`Let us practice! We brush our teeth. Then tap: I did it!`,
  mission: t`Brush teeth`,
  done: t`I did it!`,
  chest: t`Hooray! When a mission is done, a chest comes. Tap it!`,
  open: t`Open the chest`,
  hat: t`A hat, just for you! Tap it!`,
  wear: t`Put on the hat`,
  worn: t`It suits you! Now your adventure begins.`,
  late: t`Your hat comes along as soon as the internet is back.`,
  home: t`To my missions`,
} as const;

/** As heroes of the older look are welcomed: short, and nothing to practice. */
export const olderWelcomeText = {
  hello: (name: string) => t`Hi ${name}.`,
  choose: t`Choose who you are here.`,
  next: t`Next`,
  go: t`Go`,
} as const;
