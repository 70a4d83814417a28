import { HeroFigure, type HeroLook } from './hero-figure';
import { atRest, type Pose, type Posture } from './postures';

const clasped = { hand: [67, 90], offhand: [61, 90] } as const;
const up = { hand: [101, 60], offhand: [27, 60] } as const;

const postures: Record<Pose, Posture> = {
  ...atRest,
  cheer: { mood: 'happy', ...up, figure: 'hop' },
  sleep: { mood: 'asleep', ...clasped, isBareHeaded: true, tilt: 7, figure: 'breathe' },
  travel: {
    mood: 'awake',
    hand: [88, 93],
    offhand: [40, 93],
    isWalking: true,
    areHandsBehind: true,
    figure: 'bob',
    right: 'rock',
    left: 'rock',
  },
  wait: { mood: 'awake', ...clasped, head: 'look', figure: 'breathe' },
  wave: { mood: 'happy', hand: [102, 62], offhand: [41, 95], tilt: 4, right: 'wave' },
  dance: {
    mood: 'happy',
    hand: [103, 66],
    offhand: [30, 84],
    legs: [4, 14],
    figure: 'sway',
    right: 'rock',
    left: 'wave',
  },
  jump: { mood: 'happy', ...up, legs: [20, 20], figure: 'jump' },
  think: { mood: 'awake', hand: [72, 70], offhand: [60, 90], tilt: 6, head: 'look' },
  'strong-arm': { mood: 'happy', hand: [94, 60], offhand: [50, 92], right: 'pump', figure: 'breathe' },
  bow: { mood: 'happy', hand: [66, 88], offhand: [36, 92], figure: 'bow', head: 'nod' },
  spin: {
    mood: 'happy',
    hand: [102, 78],
    offhand: [26, 78],
    legs: [0, 16],
    areHandsBehind: true,
    figure: 'spin',
  },
  dream: { mood: 'asleep', hand: [75, 68], offhand: [66, 70], tilt: 9, head: 'look' },
};

/** A hero in any pose. */
export default function PosedHero({ pose, ...look }: HeroLook & { pose: Pose }) {
  return <HeroFigure {...look} pose={pose} posture={postures[pose]} />;
}
