import { t } from '@lingui/core/macro';

/** The eight steps that show a parent around. */
export const tutorialText = {
  title: t`Parent Tutorial`,
  previous: t`Previous`,
  next: t`Next`,
  finish: t`Get Started!`,
  progress: (step: number, of: number) => t`Step ${step} of ${of}`,
  goTo: (step: number, name: string) => t`Step ${step}: ${name}`,
  steps: [
    {
      id: 'welcome',
      name: t`Welcome`,
      title: t`Welcome to Herohood!`,
      body: t`Daily habits become missions, children become heroes, and you keep the last word. This tour takes two minutes.`,
      points: [
        t`Heroes play on their own device`,
        t`You see everything here right away`,
        t`Nothing is paid before you agree`,
      ],
    },
    {
      id: 'heroes',
      name: t`Heroes`,
      title: t`Every child is a hero`,
      body: t`Give each child a name and a look, or a photo. Heroes gain levels, wear gear and grow with what they do.`,
      points: [
        t`Scan a code to sign the hero in`,
        t`Or use the family code, a username and a PIN`,
        t`A new PIN signs out every device`,
      ],
    },
    {
      id: 'habits',
      name: t`Habits`,
      title: t`Habits are missions`,
      body: t`Create a habit once and give it to one hero or to all. It comes back every day with the XP that you set.`,
      points: [
        t`25 to 100 XP for each mission`,
        t`Reminders, also in your own voice`,
        t`Switch a habit off without losing its history`,
      ],
    },
    {
      id: 'approval',
      name: t`Approval`,
      title: t`You have the last word`,
      body: t`What a hero has done waits for you under "Needs you now". Approve with one tap, or send it back with kind words.`,
      points: [t`Approve all at once`, t`Undo within a day`, t`Auto-approval after a delay, if you like`],
    },
    {
      id: 'rewards',
      name: t`Rewards`,
      title: t`Rewards worth working for`,
      body: t`Offer treats, outings or screen time for XP. Heroes claim, you approve, and both know what was agreed.`,
      points: [
        t`Bonus points for special effort`,
        t`Claims hold their XP until you decide`,
        t`Points buy avatars and gear`,
      ],
    },
    {
      id: 'analytics',
      name: t`Analytics`,
      title: t`See how it is going`,
      body: t`Progress Reports show weeks and months, every habit and what slipped, to look at, print or keep.`,
      points: [
        t`All heroes side by side, and each in full`,
        t`Streaks count real days of your family`,
        t`Everything as a CSV file`,
      ],
    },
    {
      id: 'controls',
      name: t`Controls`,
      title: t`Limits that everybody understands`,
      body: t`Parent Controls set screen time, bedtime and which parts of the app are open, for each hero separately.`,
      points: [
        t`Bedtime may cross midnight`,
        t`Missions stay open at night, streaks are safe`,
        t`Emergency mode closes everything at once`,
      ],
    },
    {
      id: 'ready',
      name: t`Ready`,
      title: t`Ready for the first mission?`,
      body: t`Create your hero, choose two or three small habits, and celebrate the first approval together.`,
      points: [
        t`Start small: three habits are plenty`,
        t`Praise first, points second`,
        t`You can find this tour under Tutorial`,
      ],
    },
  ],
} as const;

export type TutorialStep = (typeof tutorialText.steps)[number]['id'];
