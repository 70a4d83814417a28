import type { ReactNode } from 'react';
import type { Mood } from './face';

/** What a hero can do with the whole body. `stand` is still; all others move where motion is welcome. */
export const poses = [
  'stand',
  'idle',
  'cheer',
  'sleep',
  'travel',
  'wait',
  'wave',
  'dance',
  'jump',
  'think',
  'strong-arm',
  'bow',
  'spin',
  'dream',
] as const;

export type Pose = (typeof poses)[number];

/** The pose behind a level gift's id, such as `pose-wave`; one that is newer than this app is a cheer. */
export const poseOfGift = (giftId: string): Pose =>
  poses.find((pose) => giftId === `pose-${pose}`) ?? 'cheer';

/** A small motion that the style sheet repeats. */
export type Move =
  | 'breathe'
  | 'hop'
  | 'bob'
  | 'sway'
  | 'jump'
  | 'bow'
  | 'spin'
  | 'wave'
  | 'rock'
  | 'rub'
  | 'pump'
  | 'look'
  | 'nod'
  | 'float'
  | 'step'
  | 'step-back';

export type Point = readonly [x: number, y: number];

/** Where the parts of the body are, in the hero's 128 × 128 units. Left and right are the onlooker's. */
export type Posture = {
  mood: Mood;
  /** The right hand, which holds a weapon; within 24 units of the shoulder at 80, 72. */
  hand: Point;
  /** The left hand; its shoulder is at 48, 72. */
  offhand: Point;
  /** The hands are behind the head instead of before it. */
  areHandsBehind?: true;
  /** How far the head is tilted, and each leg is turned outwards, in degrees. */
  tilt?: number;
  legs?: Point;
  figure?: Move;
  head?: Move;
  right?: Move;
  left?: Move;
  isWalking?: true;
  /** The crown is off. */
  isBareHeaded?: true;
};

const down = { hand: [87, 95], offhand: [41, 95], areHandsBehind: true } as const;

/** How a hero stands who does nothing: still, or breathing. */
export const atRest = {
  stand: { mood: 'awake', ...down },
  idle: { mood: 'awake', ...down, figure: 'breathe' },
} satisfies Partial<Record<Pose, Posture>>;

/** What an act brings: in the hands, behind and before the hero, and on the `lap`: before the trunk, under the hands. */
export type Things = {
  hand?: ReactNode;
  offhand?: ReactNode;
  before?: ReactNode;
  behind?: ReactNode;
  lap?: ReactNode;
};
