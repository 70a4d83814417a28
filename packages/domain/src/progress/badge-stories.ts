import type { BadgeFigures } from './badge-catalogue';

/** `task`: what is to be done. `story`: why the badge was earned. Both are a sentence for a child, with the badge's goal in it. */
interface Story {
  task: string;
  story: string;
}

/** What each figure is to a child (English, ICU MessageFormat). */
export const BADGE_STORIES: Readonly<Record<keyof BadgeFigures, Story>> = {
  approvedMissions: {
    task: '{goal, plural, =1 {Finish your first mission.} one {Finish # mission.} other {Finish # missions.}}',
    story:
      '{goal, plural, =1 {You finished your first mission!} one {You finished # mission!} other {You finished # missions!}}',
  },
  totalXp: {
    task: 'Earn {goal, number} XP in all.',
    story: 'You earned {goal, number} XP in all!',
  },
  bestStreak: {
    task: '{goal, plural, one {Do a mission on # day in a row.} other {Do a mission on # days in a row.}}',
    story:
      '{goal, plural, one {You did a mission on # day in a row!} other {You did a mission on # days in a row!}}',
  },
  habits: {
    task: '{goal, plural, one {Look after # mission at a time.} other {Look after # missions at a time.}}',
    story:
      '{goal, plural, one {You look after # mission at a time!} other {You look after # missions at a time!}}',
  },
  triedHabits: {
    task: '{goal, plural, one {Finish # different mission.} other {Finish # different missions.}}',
    story:
      '{goal, plural, one {You finished # different mission!} other {You finished # different missions!}}',
  },
  steadyHabits: {
    task: '{goal, plural, one {Finish # different mission ten times each.} other {Finish # different missions ten times each.}}',
    story:
      '{goal, plural, one {You finished # different mission ten times each!} other {You finished # different missions ten times each!}}',
  },
  bestHabit: {
    task: '{goal, plural, one {Finish the same mission # time.} other {Finish the same mission # times.}}',
    story:
      '{goal, plural, one {You finished the same mission # time!} other {You finished the same mission # times!}}',
  },
  plays: {
    task: '{goal, plural, =1 {Play your first game.} one {Play # game.} other {Play # games.}}',
    story:
      '{goal, plural, =1 {You played your first game!} one {You played # game!} other {You played # games!}}',
  },
  fullScores: {
    task: '{goal, plural, =1 {Reach the score of 100 in a game.} one {Reach the score of 100 in # game.} other {Reach the score of 100 in # games.}}',
    story:
      '{goal, plural, =1 {You reached the score of 100!} one {You reached the score of 100 in # game!} other {You reached the score of 100 in # games!}}',
  },
  records: {
    task: '{goal, plural, =1 {Beat your own record in a game.} one {Beat your own records # time.} other {Beat your own records # times.}}',
    story:
      '{goal, plural, =1 {You beat your own record!} one {You beat your own records # time!} other {You beat your own records # times!}}',
  },
  games: {
    task: '{goal, plural, one {Play # different game.} other {Play # different games.}}',
    story: '{goal, plural, one {You played # different game!} other {You played # different games!}}',
  },
  cheers: {
    task: '{goal, plural, =1 {Send your first cheer.} one {Send # cheer.} other {Send # cheers.}}',
    story:
      '{goal, plural, =1 {You sent your first cheer!} one {You sent # cheer!} other {You sent # cheers!}}',
  },
  finds: {
    task: '{goal, plural, =1 {Find your first thing in a chest.} one {Find # different thing.} other {Find # different things.}}',
    story:
      '{goal, plural, =1 {You found your first thing!} one {You found # different thing!} other {You found # different things!}}',
  },
  wholeSets: {
    task: '{goal, plural, =1 {Find all things of one set.} one {Find all things of # set.} other {Find all things of # sets.}}',
    story:
      '{goal, plural, =1 {You found all things of one set!} one {You found all things of # set!} other {You found all things of # sets!}}',
  },
  gear: {
    task: '{goal, plural, =1 {Get your first piece of gear from the shop.} one {Get # piece of gear from the shop.} other {Get # pieces of gear from the shop.}}',
    story:
      '{goal, plural, =1 {You got your first piece of gear from the shop!} one {You got # piece of gear from the shop!} other {You got # pieces of gear from the shop!}}',
  },
  avatars: {
    task: '{goal, plural, =1 {Get your first new avatar.} one {Get # new avatar.} other {Get # new avatars.}}',
    story:
      '{goal, plural, =1 {You got your first new avatar!} one {You got # new avatar!} other {You got # new avatars!}}',
  },
};

/** What a hidden badge says before it is earned. */
export const SECRET = { name: '???', description: 'A secret badge. Keep going, and one day you will see!' };

/** What comes after a badge: its name, and what is to be done for it. */
export const NEXT = 'Next: {name}. {task}';
export const NEXT_IS_SECRET = 'Next: a secret badge!';
