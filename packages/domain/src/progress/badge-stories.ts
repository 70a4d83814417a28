import type { BadgeFigures } from './badge-catalogue';

/** `task`: what is to be done. `story`: why the badge was earned. Both are a sentence for a child. */
interface Story {
  task: (goal: number) => string;
  story: (goal: number) => string;
}

const times = (goal: number, once: string, often: string) => (goal === 1 ? once : often);

/** What each figure is to a child. */
export const BADGE_STORIES: Readonly<Record<keyof BadgeFigures, Story>> = {
  approvedMissions: {
    task: (n) => times(n, 'Finish your first mission.', `Finish ${n} missions.`),
    story: (n) => times(n, 'You finished your first mission!', `You finished ${n} missions!`),
  },
  totalXp: {
    task: (n) => `Earn ${n} XP in all.`,
    story: (n) => `You earned ${n} XP in all!`,
  },
  bestStreak: {
    task: (n) => `Do a mission on ${n} days in a row.`,
    story: (n) => `You did a mission on ${n} days in a row!`,
  },
  habits: {
    task: (n) => `Look after ${n} missions at a time.`,
    story: (n) => `You look after ${n} missions at a time!`,
  },
  triedHabits: {
    task: (n) => `Finish ${n} different missions.`,
    story: (n) => `You finished ${n} different missions!`,
  },
  steadyHabits: {
    task: (n) => `Finish ${n} different missions ten times each.`,
    story: (n) => `You finished ${n} different missions ten times each!`,
  },
  bestHabit: {
    task: (n) => `Finish the same mission ${n} times.`,
    story: (n) => `You finished the same mission ${n} times!`,
  },
  plays: {
    task: (n) => times(n, 'Play your first game.', `Play ${n} games.`),
    story: (n) => times(n, 'You played your first game!', `You played ${n} games!`),
  },
  fullScores: {
    task: (n) => times(n, 'Reach the score of 100 in a game.', `Reach the score of 100 in ${n} games.`),
    story: (n) => times(n, 'You reached the score of 100!', `You reached the score of 100 in ${n} games!`),
  },
  records: {
    task: (n) => times(n, 'Beat your own record in a game.', `Beat your own records ${n} times.`),
    story: (n) => times(n, 'You beat your own record!', `You beat your own records ${n} times!`),
  },
  games: {
    task: (n) => `Play ${n} different games.`,
    story: (n) => `You played ${n} different games!`,
  },
  cheers: {
    task: (n) => times(n, 'Send your first cheer.', `Send ${n} cheers.`),
    story: (n) => times(n, 'You sent your first cheer!', `You sent ${n} cheers!`),
  },
  finds: {
    task: (n) => times(n, 'Find your first thing in a chest.', `Find ${n} different things.`),
    story: (n) => times(n, 'You found your first thing!', `You found ${n} different things!`),
  },
  wholeSets: {
    task: (n) => times(n, 'Find all things of one set.', `Find all things of ${n} sets.`),
    story: (n) => times(n, 'You found all things of one set!', `You found all things of ${n} sets!`),
  },
  gear: {
    task: (n) =>
      times(n, 'Get your first piece of gear from the shop.', `Get ${n} pieces of gear from the shop.`),
    story: (n) =>
      times(
        n,
        'You got your first piece of gear from the shop!',
        `You got ${n} pieces of gear from the shop!`,
      ),
  },
  avatars: {
    task: (n) => times(n, 'Get your first new avatar.', `Get ${n} new avatars.`),
    story: (n) => times(n, 'You got your first new avatar!', `You got ${n} new avatars!`),
  },
};

/** What a hidden badge says before it is earned. */
export const SECRET = { name: '???', description: 'A secret badge. Keep going, and one day you will see!' };

/** What comes after a badge. */
export const nextSentence = (name: string, task: string) => `Next: ${name}. ${task}`;
export const NEXT_IS_SECRET = 'Next: a secret badge!';
