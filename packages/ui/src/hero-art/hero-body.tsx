import type { ReactNode } from 'react';
import { type Reach, reachFor } from './arm';
import type { Suit } from './avatar-kinds';
import type { Move, Point } from './postures';

/** What flutters behind a hero of the shop. */
export function HeroCape({ suit }: { suit: Suit }) {
  return (
    <path
      data-part="cape"
      d="M48 68C36 82 30 98 27 116c10-5 16 2 24-2 9 5 17 5 26 0 8 4 14-3 24 2-3-18-9-34-21-48z"
      fill={suit.cape}
    />
  );
}

/** The trunk of a hero of the shop: a suit with a belt and a star. */
export function HeroTrunk({ suit }: { suit: Suit }) {
  return (
    <g>
      <path
        d="M53 64h22q6.500 0 7.300 8l2.200 23q.5 8-7 8h-27q-7.500 0-7-8l2.200-23Q46.500 64 53 64z"
        fill={suit.main}
      />
      <path d="M44 91h40l.4 6H43.600z" fill={suit.dark} />
      <rect x="58.500" y="89" width="11" height="9.500" rx="3" fill="#ffce45" />
      <path
        d="m64 72 1.900 4 4.400.6-3.200 3 .8 4.400-3.900-2.100-3.900 2.100.8-4.400-3.200-3 4.400-.6z"
        fill="#fff"
        opacity=".9"
      />
    </g>
  );
}

type LegsProps = { suit: Suit; turns?: Point; isWalking: boolean };

/** Both legs with their shoes. */
export function HeroLegs({ suit, turns = [0, 0], isWalking }: LegsProps) {
  return (
    <g>
      <Leg x={56.5} side={-1} suit={suit} turn={turns[0]} move={isWalking ? 'step' : undefined} />
      <Leg x={71.5} side={1} suit={suit} turn={turns[1]} move={isWalking ? 'step-back' : undefined} />
    </g>
  );
}

type LegProps = { x: number; side: 1 | -1; suit: Suit; turn: number; move?: Move };

function Leg({ x, side, suit, turn, move }: LegProps) {
  return (
    <g transform={`translate(${x} 100) scale(${side} 1) rotate(${-turn})`}>
      <g data-move={move}>
        <path d="M-5.500-2h11v20h-11z" fill={suit.dark} />
        <path d="M-6.500 22q-1-8.500 6-8.500 9.500 0 10 7 0 3.500-3 3.500h-10q-3 0-3-2z" fill={suit.cape} />
      </g>
    </g>
  );
}

export type ArmProps = {
  side: 1 | -1;
  target: Point;
  suit: Suit;
  move?: Move;
  /** What covers the arm, and what the hand holds. Both are drawn in the arm's own place. */
  sleeve?: (reach: Reach) => ReactNode;
  held?: ReactNode;
};

/** One arm, its hand at the target; what it holds stays upright. */
export function HeroArm({ side, target, suit, move, sleeve, held }: ArmProps) {
  const reach = reachFor([side === 1 ? 80 : 48, 72], target, side);
  const [x, y] = reach.hand;
  return (
    <g transform={`translate(${side === 1 ? 80 : 48} 72) scale(${side} 1) rotate(${-reach.turn})`}>
      <g data-move={move}>
        <path d={armPath(reach)} fill="none" stroke={suit.main} {...round} strokeWidth="10.500" />
        {sleeve?.(reach)}
        {held && <g transform={`translate(${x} ${y}) rotate(${reach.turn}) scale(${side} 1)`}>{held}</g>}
        <circle cx={x} cy={y} r="6.800" fill={suit.cape} />
      </g>
    </g>
  );
}

/** From the shoulder over the elbow to the hand. */
export function armPath({ elbow, hand }: Reach): string {
  return `M0 0L${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`;
}

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
