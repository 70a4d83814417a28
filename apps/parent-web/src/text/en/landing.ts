import { code } from '@herohood/browser/text/say';
import { t } from '@lingui/core/macro';

/** The landing page. It promises only what the product does. */
export const landingText = {
  /** As the server says it of the page that it sends. */
  title: t`Herohood: the family habit game`,
  nav: { kids: t`Kids login`, signIn: t`Sign in`, label: t`Main`, footer: t`More` },
  /** The way in, by what the operator has set. */
  start: {
    trial: { action: t`Start free trial`, note: t`7 days free. No card needed.` },
    free: { action: t`Create your family`, note: t`Free of charge, with everything in it.` },
    closed: { action: t`Join your family`, note: t`No new families here. Join one with its family code.` },
  },
  hero: {
    title: t`Every habit is a hero mission`,
    body: t`Brushing teeth, reading, going to bed on time: your children do missions, you approve with one tap, and their heroes grow.`,
    kids: t`I am a hero`,
    levelUp: t`Level 8!`,
    xp: t`+50 XP`,
    art: t`Four heroes on a hill: a robot, a princess, a ninja and a unicorn`,
  },
  how: {
    title: t`How it works`,
    steps: [
      {
        title: t`Create your hero`,
        body: t`Robot, princess, ninja or magical animal. Each child signs in by scanning a code, or with a name and a PIN.`,
      },
      {
        title: t`Choose missions`,
        body: t`Turn habits into daily missions worth 25 to 100 XP, and give them to one hero or to all.`,
      },
      {
        title: t`Approve, cheer, repeat`,
        body: t`Your phone shows what was done. One tap pays XP and points, and the hero levels up right away.`,
      },
    ],
  },
  features: {
    title: t`Made for real family days`,
    list: [
      {
        icon: 'heroes',
        accent: 'purple',
        title: t`Heroes that grow`,
        body: t`XP, endless levels and gear to earn. The best piece waits at level 100.`,
      },
      {
        icon: 'inbox',
        accent: 'turquoise',
        title: t`A parent dashboard`,
        body: t`One inbox for everything that needs you, for all your children. Approve one, approve all, or undo.`,
      },
      {
        icon: 'moon',
        accent: 'sunshine',
        title: t`Parental controls`,
        body: t`Screen time that grows with missions, a bedtime, and a pause for everything when you need one.`,
      },
      {
        icon: 'plus',
        accent: 'mint',
        title: t`Mini-games to earn`,
        body: t`Sums, words and memory. They open after two or three missions a day, for as long as you allow.`,
      },
      {
        icon: 'clock',
        accent: 'sunshine',
        title: t`Busy? It waits for you`,
        body: t`Nothing expires at midnight. Auto-approval can answer when you cannot.`,
      },
      {
        icon: 'flame',
        accent: 'coral',
        title: t`Streaks that are fair`,
        body: t`A mission counts for the day it was done, whenever you approve it.`,
      },
      {
        icon: 'refresh',
        accent: 'mint',
        title: t`In step on every device`,
        body: t`Two parents, three tablets, one truth. Changes show up within a moment.`,
      },
      {
        icon: 'sun',
        accent: 'turquoise',
        title: t`Rewards you choose`,
        body: t`An ice cream, a film, a trip to the lake: heroes save XP for it, and you say yes.`,
      },
      {
        icon: 'star',
        accent: 'purple',
        title: t`Safe for children`,
        body: t`No ads, no chat with strangers. Children never need an email address.`,
      },
    ],
  },
  phone: {
    label: t`The kids app: a hero with today's missions`,
    hero: t`Mia`,
    level: t`Level 7`,
    missions: [
      { icon: 'teeth', name: t`Brush teeth`, xp: t`+25 XP`, state: t`done` },
      { icon: 'reading', name: t`Read 15 minutes`, xp: t`+50 XP`, state: t`waiting` },
      { icon: 'sleep', name: t`In bed by eight`, xp: t`+50 XP`, state: t`open` },
    ],
    approvedToast: t`Mom approved: +25 XP`,
    streak: t`6 days in a row`,
  },
  create: {
    title: t`Who will your child be?`,
    action: t`Create your hero`,
    cast: { robot: t`Robot`, princess: t`Princess`, ninja: t`Ninja`, animal: t`Magical animal` },
  },
  plans: {
    title: t`Fair and simple plans`,
    body: t`Begin with 7 free days. Choose a plan only when your heroes want to stay.`,
    popular: t`Most popular`,
    trial: {
      title: t`Free trial`,
      period: t`for 7 days`,
      note: t`No card, nothing to cancel. It ends on its own.`,
      everything: t`During the trial everything is open, without these limits.`,
    },
    save: (percent: string) => t`Save ${percent}`,
    per: (id: string) => {
      const period = code(id);
      return t`per ${period}`;
    },
    perMonth: (price: string) => t`That is ${price} a month`,
    note: t`Prices in US dollars. Cancel anytime, 30-day money-back guarantee.`,
    limitsOpen: t`For now, no plan limits the number of heroes.`,
  },
  faq: {
    title: t`Questions parents ask`,
    body: t`Short answers. The best one is to try it.`,
    /** Asked only where there is a trial. */
    trial: {
      q: t`Do I need a credit card for the trial?`,
      a: t`No. You get 7 days free. When they are over, nothing is charged, and your children keep what they earned.`,
    },
    list: [
      {
        q: t`How does my child sign in?`,
        a: t`They scan a code on your screen, or type your family code, a hero name and a four-digit PIN. You can see and change the PIN at any time.`,
      },
      {
        q: t`Can both parents use it?`,
        a: t`Yes. The second parent enters your family code when signing up, and you let them in with one tap.`,
      },
      {
        q: t`What if I forget to approve?`,
        a: t`The mission stays in your inbox and counts for the day on which it was done. Auto-approval can step in after a time you choose.`,
      },
      {
        q: t`What if I approve by mistake?`,
        a: t`Tap Undo. You can take an approval back for 24 hours, unless your child has already spent what it paid.`,
      },
      {
        q: t`What happens to our data?`,
        a: t`It is yours. The owner of the family can download everything as one file, or erase it all, at any time.`,
      },
    ],
  },
  end: { title: t`The first mission takes two minutes`, action: t`Create your hero` },
  footer: {
    note: t`Herohood, the family habit game`,
    parents: t`For parents`,
    kids: t`For heroes`,
    privacy: t`Privacy`,
    terms: t`Terms`,
    help: t`Contact`,
  },
} as const;
