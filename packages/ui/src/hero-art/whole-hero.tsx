import { lazy, type ReactNode, Suspense } from 'react';
import type { PicturedKind } from './avatar-kinds';
import { anchorsOf } from './gear-anchors';
import type { Posture, Things } from './postures';
import type { Wear } from './wear';

const SleepMask = lazy(() => import('./sleep-mask'));

type Props = {
  kind: PicturedKind;
  posture: Posture;
  wear: Wear;
  things?: Things;
  avatarType: string;
};

/** Somebody whose picture has a body of its own: what others do with arms and legs, they do as a whole. */
export default function WholeHero({ kind, posture, wear, things, avatarType }: Props) {
  const { Head, suit } = kind;
  const { hand, offhand } = anchorsOf(avatarType, 'whole');
  const holds = (spot: typeof hand, thing: ReactNode, move: Posture['left']) =>
    thing && (
      <g transform={`translate(${spot.x} ${spot.y})`}>
        <g data-move={move}>
          {thing}
          <circle r="7" fill={suit.cape} />
        </g>
      </g>
    );
  return (
    <g transform={`rotate(${posture.tilt ?? 0} 64 124)`}>
      {wear.at('back', 'back')}
      <Suspense fallback={<circle cx="64" cy="70" r="40" fill={suit.main} opacity=".25" />}>
        <Head x="8" y="14" width="112" height="112" />
      </Suspense>
      {wear.at('torso')}
      {wear.at('back')}
      {wear.at('neck')}
      {wear.at('head')}
      {posture.mood === 'asleep' && !things && (
        <Suspense>
          <SleepMask avatarType={avatarType} />
        </Suspense>
      )}
      {things?.lap}
      {things ? holds(offhand, things.offhand, posture.left) : wear.at('offhand')}
      {wear.at('aura')}
      {things ? holds(hand, things.hand, posture.right) : wear.at('hand')}
    </g>
  );
}
