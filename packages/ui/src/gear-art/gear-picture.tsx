import type { GearType, Rarity } from './gear-drawing';
import { drawingOf, sampleOf } from './gear-drawings';

type Props = {
  /** Id of the piece; one that is newer than this app is drawn by its type and rarity. */
  shape: string;
  gearType: GearType;
  rarity: Rarity;
  /** Width and height in CSS pixels. */
  size: number;
};

/** One piece of gear by itself. Decoration: its name stands beside it. */
export function GearPicture({ shape, gearType, rarity, size }: Props) {
  const { box, back, front, alone } = drawingOf(shape) ?? sampleOf({ gearType, rarity });
  return (
    <svg viewBox={box} width={size} height={size} data-gear={shape} aria-hidden focusable={false}>
      {alone ?? (
        <>
          {back}
          {front}
        </>
      )}
    </svg>
  );
}
