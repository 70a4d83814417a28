import type { ReactNode } from 'react';
import type { GearDrawing, GearPlace, GearType, Rarity } from '../gear-art/gear-drawing';
import { drawingOf, sampleOf } from '../gear-art/gear-drawings';
import type { Reach } from './arm';
import type { Build } from './avatar-kinds';
import { anchorsOf, type Spot } from './gear-anchors';
import { armPath } from './hero-body';

/**
 * One piece that the hero wears: its id, or where only the kind is known, that. An id that has no drawing (a newer
 * shop than this app) is left off.
 */
export type HeroGear = string | { gearType: GearType; rarity: Rarity };

type Props = { gear: readonly HeroGear[] } /** `bare`: what stands there when nothing is worn. */ & (
  | { place: GearPlace; part: 'front' | 'back'; avatarType: string; build: Build; bare: ReactNode }
  /** The sleeves of what is worn on the trunk, over an arm. */
  | { place: 'arm'; reach: Reach }
);

type Worn = { key: string; drawing: GearDrawing };

/** Draws what the hero wears in one place; at most one piece of each type (rules: shop). */
export default function WornGear({ gear, ...where }: Props) {
  const worn = gear.flatMap((piece) => wornOf(piece));
  if (where.place === 'arm') {
    return worn.map(({ key, drawing }) => {
      const { sleeve } = drawing;
      if (!sleeve) return null;
      return (
        <g key={key} fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={armPath(where.reach)} stroke={sleeve.cuff} strokeWidth="14" />
          <path d={shortened(where.reach)} stroke={sleeve.color} strokeWidth="14.500" />
        </g>
      );
    });
  }
  const { place, part, avatarType, build, bare } = where;
  const at = anchorsOf(avatarType, build)[place];
  const here = worn.filter(({ drawing }) => drawing.place === place && drawing[part]);
  if (here.length === 0) return bare;
  return here.map(({ key, drawing }) => (
    <g key={key} data-gear={key} transform={transformOf(drawing, at)}>
      {drawing[part]}
    </g>
  ));
}

function wornOf(piece: HeroGear): Worn[] {
  if (typeof piece !== 'string') {
    return [{ key: `${piece.rarity}-${piece.gearType}`, drawing: sampleOf(piece) }];
  }
  const drawing = drawingOf(piece);
  return drawing ? [{ key: piece, drawing }] : [];
}

/** The arm's line without the last bit, where the cuff shows. */
function shortened({ elbow, hand }: Reach): string {
  const [x, y] = [elbow[0] + (hand[0] - elbow[0]) * 0.55, elbow[1] + (hand[1] - elbow[1]) * 0.55];
  return `M0 0L${elbow[0]} ${elbow[1]}L${x} ${y}`;
}

function transformOf({ turn = 0 }: GearDrawing, { x, y, scale, isMirrored }: Spot): string {
  const size = scale.toFixed(3);
  return `translate(${x} ${y}) scale(${isMirrored ? `-${size}` : size} ${size}) rotate(${turn})`;
}
