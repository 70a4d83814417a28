import type { ParentRow } from '@herohood/db/account/queries';
import type { ChildRow } from '@herohood/db/children/queries';
import type { FamilyRow } from '@herohood/db/family/queries';
import type { ChildHabitRow } from '@herohood/db/habits/queries';
import type { RewardLimits } from '@herohood/domain/rewards/limits';
import { DEMO_OWNER_EMAIL } from '../demo-owner';
import type { DemoHabitKey } from './demo-habits';

/** What the demo family is made of: who they are, what they do, and how reliably. */
export const DEMO_PARENTS = [
  { email: DEMO_OWNER_EMAIL, firstName: 'Sam', lastName: 'Rivera', role: 'owner' },
  { email: 'second.parent@herohood.example', firstName: 'Alex', lastName: 'Rivera', role: 'parent' },
] as const;

export interface DemoReward {
  name: string;
  description: string;
  type: 'screen_time' | 'treat' | 'outing' | 'privilege';
  icon: string;
  cost: number;
  /** What became of the hero's claim on it; without one it was never claimed. */
  claim?: 'pending' | 'owed' | 'given';
  limits?: RewardLimits;
  /** So many per cent of each payment go to the hero's goal for it; without one there is none. */
  saves?: number;
}

export interface DemoHero {
  name: string;
  /** In years, whenever the demo family is made. */
  age: number;
  username: string;
  pin: string;
  avatarType: 'robot' | 'princess' | 'ninja' | 'animal';
  habits: DemoHabitKey[];
  rewards: DemoReward[];
  /** Of ten days, how many see a given habit done. */
  reliability: number;
  /** What a parent said today to the hero's second habit; without it nothing was done. */
  today?: { outcome: 'praised' | 'sent back'; message: string };
  /** What they did today beyond their missions; a parent has not answered yet. */
  extra?: { title: string; note: string; xp: number };
  /** On which days of a fortnight, counted back from today, they are at their other home; nothing is done there. */
  away?: number[];
  /** Days since the last day on which nothing was done: the length of the present streak. */
  streakDays: number;
}

/** Who was made of it, the heroes with their assignments in the order of their story. */
export interface DemoCast {
  family: FamilyRow;
  parents: ParentRow[];
  heroes: { story: DemoHero; child: ChildRow; habits: ChildHabitRow[] }[];
}

export const DEMO_HEROES: DemoHero[] = [
  {
    name: 'Mia',
    age: 7,
    username: 'mia7',
    pin: '2468',
    avatarType: 'animal',
    habits: ['teeth', 'bed', 'fruit'],
    extra: { title: 'Washed the car', note: 'The wheels too!', xp: 30 },
    rewards: [
      {
        name: 'Ice cream after dinner',
        description: 'Two scoops, any flavor',
        type: 'treat',
        icon: 'special-treat',
        cost: 200,
        claim: 'given',
      },
      {
        name: 'Zoo visit',
        description: 'With a picnic at the penguins',
        type: 'outing',
        icon: 'gold-star',
        cost: 2500,
      },
    ],
    reliability: 7,
    away: [10, 11, 12],
    streakDays: 5,
  },
  {
    name: 'Leo',
    age: 9,
    username: 'leo9',
    pin: '1357',
    avatarType: 'ninja',
    habits: ['teeth', 'read', 'move', 'fruit'],
    rewards: [
      {
        name: 'Half an hour of games',
        description: 'On top of the usual time',
        type: 'screen_time',
        icon: 'game-time',
        cost: 300,
        claim: 'pending',
      },
      {
        name: 'New football',
        description: 'Size four, any color',
        type: 'treat',
        icon: 'gift',
        cost: 6000,
        saves: 20,
      },
    ],
    reliability: 8,
    today: {
      outcome: 'sent back',
      message: 'Almost! Please read five more pages and tell me about them.',
    },
    streakDays: 12,
  },
  {
    name: 'Zoe',
    age: 5,
    username: 'zoe12',
    pin: '8642',
    avatarType: 'princess',
    habits: ['teeth', 'read', 'move', 'study', 'bed'],
    rewards: [
      {
        name: 'Stay up an hour longer',
        description: 'On a Friday or Saturday',
        type: 'privilege',
        icon: 'gold-star',
        cost: 500,
        claim: 'owed',
      },
      {
        name: 'Movie night',
        description: 'Zoe picks the film, with popcorn',
        limits: { perWeek: 1, weekdays: ['fri', 'sat'] },
        type: 'screen_time',
        icon: 'screen-time',
        cost: 1000,
      },
    ],
    reliability: 9,
    today: { outcome: 'praised', message: 'A whole chapter on your own. I am proud of you!' },
    streakDays: 31,
  },
];

/** How many days of history there are. */
export const DEMO_DAYS = 42;

/** Every second week is like the other. */
export const FORTNIGHT = 14;

export const isAway = ({ away = [] }: DemoHero, daysAgo: number): boolean =>
  away.includes(((daysAgo % FORTNIGHT) + FORTNIGHT) % FORTNIGHT);

/** Before its present streak each hero did nothing for so long that no shields carry the one before over. */
const DAYS_WITHOUT = 3;

/** Whether a hero did their nth habit `daysAgo` (1 or more): the same for every demo family, and never a flat pattern. */
export function wasDone(hero: DemoHero, habit: number, daysAgo: number): boolean {
  if (isAway(hero, daysAgo)) return false;
  if (daysAgo > hero.streakDays && daysAgo <= hero.streakDays + DAYS_WITHOUT) return false;
  const isStreakKeeper = habit === 0 && daysAgo <= hero.streakDays;
  return (
    isStreakKeeper ||
    (daysAgo * 7 + habit * 3 + hero.name.length * 5 + daysAgo * habit) % 10 < hero.reliability
  );
}
