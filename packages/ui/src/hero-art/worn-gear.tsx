import type { GearDrawing, GearPlace, GearType, Rarity } from '../gear-art/gear-drawing';
import { drawingOf, sampleOf } from '../gear-art/gear-drawings';
import type { Build } from './avatar-kinds';
import { type Anchors, anchorsOf } from './gear-anchors';

/**
 * One piece that the hero wears: its id, or where only the kind is known, that. An id that has no drawing (a newer
 * shop than this app) is left off.
 */
export type HeroGear = string | { gearType: GearType; rarity: Rarity };

/** `behind` the hero, on their `body` under the head, or in `front` of all. */
type Layer = 'behind' | 'body' | 'front';

type Props = {
  layer: Layer;
  gear: readonly HeroGear[];
  avatarType: string;
  build: Build;
  /** Colour of the mittens of those whose picture has no hands. */
  mitten: string;
};

type Worn = { key: string; drawing: GearDrawing };

/** What is drawn in which layer, from the back to the front. */
const order: Record<Layer, { place: GearPlace; part: 'front' | 'back' }[]> = {
  behind: [{ place: 'back', part: 'back' }],
  body: [
    { place: 'torso', part: 'front' },
    { place: 'back', part: 'front' },
  ],
  front: [
    { place: 'neck', part: 'front' },
    { place: 'head', part: 'front' },
    { place: 'offhand', part: 'front' },
    { place: 'aura', part: 'front' },
    { place: 'hand', part: 'front' },
  ],
};

/** Draws one layer of what the hero wears; at most one piece of each type (rules: shop). */
export default function WornGear({ layer, gear, avatarType, build, mitten }: Props) {
  const worn = gear.flatMap((piece) => wornOf(piece));
  const anchors = anchorsOf(avatarType, build);
  return (
    <g>
      {order[layer].flatMap(({ place, part }) =>
        worn
          .filter(({ drawing }) => drawing.place === place && drawing[part])
          .map(({ key, drawing }) => (
            <g key={key} data-gear={key}>
              {place === 'offhand' && anchors.needsMittens && <Mitten at={anchors.offhand} color={mitten} />}
              <g transform={transformOf(drawing, anchors)}>{drawing[part]}</g>
              {place === 'hand' && build !== 'whole' && <Mitten at={anchors.hand} color={mitten} />}
            </g>
          )),
      )}
    </g>
  );
}

function wornOf(piece: HeroGear): Worn[] {
  if (typeof piece !== 'string') {
    return [{ key: `${piece.rarity}-${piece.gearType}`, drawing: sampleOf(piece) }];
  }
  const drawing = drawingOf(piece);
  return drawing ? [{ key: piece, drawing }] : [];
}

function transformOf({ place, turn = 0 }: GearDrawing, anchors: Anchors): string {
  const { x, y, scale, isMirrored } = anchors[place];
  const size = scale.toFixed(3);
  return `translate(${x} ${y}) scale(${isMirrored ? `-${size}` : size} ${size}) rotate(${turn})`;
}

function Mitten({ at, color }: { at: { x: number; y: number }; color: string }) {
  return <circle cx={at.x} cy={at.y} r="8.5" fill={color} />;
}
