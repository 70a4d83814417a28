/** The landing page. It promises only what the product does. */
export const landingText = {
  nav: { kids: 'Kids login', signIn: 'Sign in', label: 'Main', footer: 'More' },
  /** The way in, by what the operator has set. */
  start: {
    trial: { action: 'Start free trial', note: '7 days free. No card needed.' },
    free: { action: 'Create your family', note: 'Free of charge, with everything in it.' },
    closed: { action: 'Join your family', note: 'No new families here. Join one with its family code.' },
  },
  hero: {
    title: 'Every habit is a hero mission',
    body: 'Brushing teeth, reading, going to bed on time: your children do missions, you approve with one tap, and their heroes grow.',
    kids: 'I am a hero',
    levelUp: 'Level 8!',
    art: 'Four heroes on a hill: a robot, a princess, a ninja and a unicorn',
  },
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'Create your hero',
        body: 'Robot, princess, ninja or magical animal. Each child signs in by scanning a code, or with a name and a PIN.',
      },
      {
        title: 'Choose missions',
        body: 'Turn habits into daily missions worth 25 to 100 XP, and give them to one hero or to all.',
      },
      {
        title: 'Approve, cheer, repeat',
        body: 'Your phone shows what was done. One tap pays XP and points, and the hero levels up right away.',
      },
    ],
  },
  features: {
    title: 'Made for real family days',
    list: [
      {
        icon: 'heroes',
        accent: 'purple',
        title: 'Heroes that grow',
        body: 'XP, endless levels and gear to earn. The best piece waits at level 100.',
      },
      {
        icon: 'inbox',
        accent: 'turquoise',
        title: 'A parent dashboard',
        body: 'One inbox for everything that needs you, for all your children. Approve one, approve all, or undo.',
      },
      {
        icon: 'moon',
        accent: 'sunshine',
        title: 'Parental controls',
        body: 'Screen time that grows with missions, a bedtime, and a pause for everything when you need one.',
      },
      {
        icon: 'plus',
        accent: 'mint',
        title: 'Mini-games to earn',
        body: 'Sums, words and memory. They open after two or three missions a day, for as long as you allow.',
      },
      {
        icon: 'clock',
        accent: 'sunshine',
        title: 'Busy? It waits for you',
        body: 'Nothing expires at midnight. Auto-approval can answer when you cannot.',
      },
      {
        icon: 'flame',
        accent: 'coral',
        title: 'Streaks that are fair',
        body: 'A mission counts for the day it was done, whenever you approve it.',
      },
      {
        icon: 'refresh',
        accent: 'mint',
        title: 'In step on every device',
        body: 'Two parents, three tablets, one truth. Changes show up within a moment.',
      },
      {
        icon: 'sun',
        accent: 'turquoise',
        title: 'Rewards you choose',
        body: 'An ice cream, a film, a trip to the lake: heroes save XP for it, and you say yes.',
      },
      {
        icon: 'star',
        accent: 'purple',
        title: 'Safe for children',
        body: 'No ads, no chat with strangers. Children never need an email address.',
      },
    ],
  },
  phone: {
    label: "The kids app: a hero with today's missions",
    hero: 'Mia',
    level: 'Level 7',
    missions: [
      { icon: 'teeth', name: 'Brush teeth', xp: '+25 XP', state: 'done' },
      { icon: 'reading', name: 'Read 15 minutes', xp: '+50 XP', state: 'waiting' },
      { icon: 'sleep', name: 'In bed by eight', xp: '+50 XP', state: 'open' },
    ],
    approvedToast: 'Mom approved: +25 XP',
    streak: '6 days in a row',
  },
  create: {
    title: 'Who will your child be?',
    action: 'Create your hero',
    cast: { robot: 'Robot', princess: 'Princess', ninja: 'Ninja', animal: 'Magical animal' },
  },
  plans: {
    title: 'Fair and simple plans',
    body: 'Begin with 7 free days. Choose a plan only when your heroes want to stay.',
    popular: 'Most popular',
    trial: {
      title: 'Free trial',
      price: '$0',
      period: 'for 7 days',
      note: 'No card, nothing to cancel. It ends on its own.',
      everything: 'During the trial everything is open, without these limits.',
    },
    per: (period: string) => `per ${period}`,
    perMonth: (price: string) => `That is ${price} a month`,
    note: 'Prices in US dollars. Cancel anytime, 30-day money-back guarantee.',
    limitsOpen: 'For now, no plan limits the number of heroes.',
  },
  faq: {
    title: 'Questions parents ask',
    body: 'Short answers. The best one is to try it.',
    /** Asked only where there is a trial. */
    trial: {
      q: 'Do I need a credit card for the trial?',
      a: 'No. You get 7 days free. When they are over, nothing is charged, and your children keep what they earned.',
    },
    list: [
      {
        q: 'How does my child sign in?',
        a: 'They scan a code on your screen, or type your family code, a hero name and a four-digit PIN. You can see and change the PIN at any time.',
      },
      {
        q: 'Can both parents use it?',
        a: 'Yes. The second parent enters your family code when signing up, and you let them in with one tap.',
      },
      {
        q: 'What if I forget to approve?',
        a: 'The mission stays in your inbox and counts for the day on which it was done. Auto-approval can step in after a time you choose.',
      },
      {
        q: 'What if I approve by mistake?',
        a: 'Tap Undo. You can take an approval back for 24 hours, unless your child has already spent what it paid.',
      },
      {
        q: 'What happens to our data?',
        a: 'It is yours. The owner of the family can download everything as one file, or erase it all, at any time.',
      },
    ],
  },
  end: { title: 'The first mission takes two minutes', action: 'Create your hero' },
  footer: {
    note: 'Herohood, the family habit game',
    parents: 'For parents',
    kids: 'For heroes',
    privacy: 'Privacy',
    terms: 'Terms',
    help: 'Contact',
  },
} as const;
