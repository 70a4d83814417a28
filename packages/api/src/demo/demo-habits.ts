import type { PartOfDay } from '@herohood/domain/days/parts';
import type { Schedule } from '@herohood/domain/days/schedule';
import type { ApprovalPolicy, PhotoPolicy } from '@herohood/domain/habits/policy';
import type { HabitTool } from '@herohood/domain/habits/tool';

/** What the heroes of the demo family do. */

const BED_STEPS: HabitTool = {
  kind: 'steps',
  steps: [
    { name: 'Shake the pillow', picture: 'bed' },
    { name: 'Smooth the blanket', picture: 'sofa' },
    { name: 'Pajamas under the pillow', picture: 'clothes' },
  ],
};

export type DemoHabitKey = 'teeth' | 'bed' | 'read' | 'move' | 'fruit' | 'study';

interface DemoHabit {
  key: DemoHabitKey;
  name: string;
  icon: string;
  color: string;
  xpReward: number;
  tool?: HabitTool;
  partOfDay?: PartOfDay;
  /** Every day, where nothing else is said. */
  schedule?: Schedule;
  schoolDaysOnly?: boolean;
  /** Else the family's. */
  approval?: ApprovalPolicy;
  spotCheck?: number;
  photo?: PhotoPolicy;
  description: string;
}

export const DEMO_HABITS: DemoHabit[] = [
  {
    key: 'teeth',
    name: 'Brush teeth',
    icon: 'teeth',
    color: 'turquoise',
    xpReward: 25,
    tool: { kind: 'brush' },
    partOfDay: 'evening',
    approval: 'trust',
    spotCheck: 5,
    description: 'Two minutes, all the way to the back',
  },
  {
    key: 'bed',
    name: 'Make the bed',
    icon: 'sleep',
    color: 'purple',
    xpReward: 25,
    tool: BED_STEPS,
    partOfDay: 'morning',
    approval: 'ask',
    description: 'Pillow straight, blanket smooth',
  },
  {
    key: 'read',
    name: 'Read a book',
    icon: 'reading',
    color: 'sunshine',
    xpReward: 50,
    tool: { kind: 'timer', minutes: 20 },
    partOfDay: 'evening',
    description: 'Twenty minutes of any book you like',
  },
  {
    key: 'move',
    name: 'Play outside',
    icon: 'exercise',
    color: 'mint',
    xpReward: 50,
    partOfDay: 'afternoon',
    schedule: { kind: 'quota', times: 3 },
    description: 'Run, climb or ride for half an hour',
  },
  {
    key: 'fruit',
    name: 'Eat fruit',
    icon: 'healthy-food',
    color: 'coral',
    xpReward: 25,
    description: 'One apple, banana or a bowl of berries',
  },
  {
    key: 'study',
    name: 'Homework first',
    icon: 'study',
    color: 'purple',
    xpReward: 75,
    partOfDay: 'afternoon',
    schedule: { kind: 'days', days: ['mon', 'tue', 'wed', 'thu', 'fri'] },
    schoolDaysOnly: true,
    photo: 'optional',
    description: 'Done before screens',
  },
];
