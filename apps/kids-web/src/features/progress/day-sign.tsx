import { IceStar } from '@herohood/ui/ice-star/ice-star';
import { PatchedFlame } from '@herohood/ui/streak-flame/patched-flame';
import Balloon from '~icons/fluent-emoji-flat/balloon';
import Beach from '~icons/fluent-emoji-flat/beach-with-umbrella';
import Bed from '~icons/fluent-emoji-flat/bed';
import Flame from '~icons/fluent-emoji-flat/fire';
import Luggage from '~icons/fluent-emoji-flat/luggage';
import type { DaySign as Sign } from './month';

const PICTURES = { sick: Bed, vacation: Beach, away: Luggage, holiday: Balloon, done: Flame } as const;

/** A kind of day by shape and colour, so that it is told without words and without colours. */
export function DaySign({ sign, className }: { sign: Sign; className?: string | undefined }) {
  if (sign === 'shielded') return <IceStar size={34} className={className} />;
  if (sign === 'repaired') return <PatchedFlame size={38} className={className} />;
  if (sign === 'partly') return <Ember className={className} isWarm />;
  if (sign === 'missed') return <Ember className={className} isWarm={false} />;
  if (sign === 'free') return <Leaf className={className} />;
  if (sign === 'today' || sign === 'ahead' || sign === 'before') return null;
  const Picture = PICTURES[sign];
  return <Picture className={className} data-picture={sign} />;
}

type EmberProps = { className?: string | undefined; isWarm: boolean };

/** Coals: some of it still glows, or all of it rests. */
function Ember({ className, isWarm }: EmberProps) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden focusable={false}>
      <path d="M4 23q0-7 7-7h10q7 0 7 7 0 4-4 4H8q-4 0-4-4z" fill={isWarm ? '#b5673c' : '#a9b8d4'} />
      <path d="M9 22q2-4 6-3t3 4q-4 2-9-1z" fill={isWarm ? '#ffb02e' : '#c7d3e8'} />
      <path d="M20 22q2-3 5-1-1 3-5 1z" fill={isWarm ? '#ff822d' : '#c7d3e8'} />
      {isWarm && <path d="M16 4q5 5 3 9-1 3-4 2-3-1-2-5 1 1 2 1 0-4 1-7z" fill="#ff822d" />}
    </svg>
  );
}

/** Nothing was due. */
function Leaf({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden focusable={false}>
      <path d="M7 25Q5 10 25 7q1 19-16 17z" fill="#8fdcb4" />
      <path d="M7 26q5-9 13-14" fill="none" stroke="#3f9e6d" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
