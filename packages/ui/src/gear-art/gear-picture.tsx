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

/** A piece of gear on a wooden stand, as it stands in a room. Decoration: its name stands beside it. */
export function GearStand({ shape, gearType, rarity, size }: Props) {
  return (
    <span style={{ position: 'relative', display: 'block', width: size, height: size }} aria-hidden>
      <svg
        viewBox="0 0 32 32"
        width="100%"
        height="100%"
        style={{ position: 'absolute', inset: 0 }}
        aria-hidden
        focusable={false}
      >
        <path d="M14.800 12h2.400v16h-2.400z" fill="#94601f" />
        <path d="M7 31q0-4 9-4t9 4z" fill="#b5793f" />
        <path d="M7 31q9-2.500 18 0v.600H7z" fill="#94601f" />
      </svg>
      <span style={{ position: 'absolute', inset: '0 12% 24%' }}>
        <GearPicture shape={shape} gearType={gearType} rarity={rarity} size={size * 0.76} />
      </span>
    </span>
  );
}
