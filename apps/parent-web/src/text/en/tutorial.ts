/** The eight steps that show a parent around. */
export const tutorialText = {
  title: 'Parent Tutorial',
  previous: 'Previous',
  next: 'Next',
  finish: 'Get Started!',
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  goTo: (step: number, name: string) => `Step ${step}: ${name}`,
  steps: [
    {
      id: 'welcome',
      name: 'Welcome',
      title: 'Welcome to Herohood!',
      body: 'Daily habits become missions, children become heroes, and you keep the last word. This tour takes two minutes.',
      points: [
        'Heroes play on their own device',
        'You see everything here right away',
        'Nothing is paid before you agree',
      ],
    },
    {
      id: 'heroes',
      name: 'Heroes',
      title: 'Every child is a hero',
      body: 'Give each child a name and a look, or a photo. Heroes gain levels, wear gear and grow with what they do.',
      points: [
        'Scan a code to sign the hero in',
        'Or use the family code, a username and a PIN',
        'A new PIN signs out every device',
      ],
    },
    {
      id: 'habits',
      name: 'Habits',
      title: 'Habits are missions',
      body: 'Create a habit once and give it to one hero or to all. It comes back every day with the XP that you set.',
      points: [
        '25 to 100 XP for each mission',
        'Reminders, also in your own voice',
        'Switch a habit off without losing its history',
      ],
    },
    {
      id: 'approval',
      name: 'Approval',
      title: 'You have the last word',
      body: 'What a hero has done waits for you under "Needs you now". Approve with one tap, or send it back with kind words.',
      points: ['Approve all at once', 'Undo within a day', 'Auto-approval after a delay, if you like'],
    },
    {
      id: 'rewards',
      name: 'Rewards',
      title: 'Rewards worth working for',
      body: 'Offer treats, outings or screen time for XP. Heroes claim, you approve, and both know what was agreed.',
      points: [
        'Bonus points for special effort',
        'Claims hold their XP until you decide',
        'Points buy avatars and gear',
      ],
    },
    {
      id: 'analytics',
      name: 'Analytics',
      title: 'See how it is going',
      body: 'Progress Reports show weeks and months, every habit and what slipped, to look at, print or keep.',
      points: [
        'All heroes side by side, and each in full',
        'Streaks count real days of your family',
        'Everything as a CSV file',
      ],
    },
    {
      id: 'controls',
      name: 'Controls',
      title: 'Limits that everybody understands',
      body: 'Parent Controls set screen time, bedtime and which parts of the app are open, for each hero separately.',
      points: [
        'Bedtime may cross midnight',
        'Missions stay open at night, streaks are safe',
        'Emergency mode closes everything at once',
      ],
    },
    {
      id: 'ready',
      name: 'Ready',
      title: 'Ready for the first mission?',
      body: 'Create your hero, choose two or three small habits, and celebrate the first approval together.',
      points: [
        'Start small: three habits are plenty',
        'Praise first, points second',
        'You can find this tour under Tutorial',
      ],
    },
  ],
} as const;

export type TutorialStep = (typeof tutorialText.steps)[number]['id'];
