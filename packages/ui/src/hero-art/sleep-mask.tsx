import { avatarKindOf, type Build } from './avatar-kinds';

/** Middle of the eyes and the width of a mask over them, in the hero drawing's 128 × 128 units. */
type Eyes = { x: number; y: number; width: number };

const byBuild: Record<Build, Eyes> = {
  drawn: { x: 64, y: 42, width: 44 },
  face: { x: 64, y: 37, width: 50 },
  bust: { x: 64, y: 33, width: 45 },
  whole: { x: 64, y: 52, width: 56 },
};

/** What differs from the build's own. */
const byAvatar: Record<string, Eyes> = {
  unicorn: { x: 58, y: 29, width: 36 },
  wizard: { x: 65, y: 48, width: 48 },
  mage: { x: 65, y: 48, width: 48 },
  prince: { x: 65, y: 46, width: 48 },
  frog: { x: 64, y: 17, width: 45 },
  fairy: { x: 64, y: 38, width: 30 },
  dino: { x: 42, y: 35, width: 30 },
  octopus: { x: 64, y: 60, width: 86 },
  owl: { x: 64, y: 45, width: 66 },
  penguin: { x: 64, y: 41, width: 44 },
};

/** Where a sleeping mask belongs on an avatar. */
function eyesOf(avatarType: string, build: Build): Eyes {
  return (Object.hasOwn(byAvatar, avatarType) && byAvatar[avatarType]) || byBuild[build];
}

/** A sleeping mask over the eyes of an avatar of the shop, whose pictures are always wide awake. */
export default function SleepMask({ avatarType }: { avatarType: string }) {
  const { x, y, width } = eyesOf(avatarType, avatarKindOf(avatarType).build);
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 76})`}>
      <path
        d="M-38-10q38-8 76 0c5 13-2 25-17 25-12 0-15-8-21-8s-9 8-21 8c-15 0-22-12-17-25z"
        fill="#4a3a9c"
      />
      <path
        d="M-28-2q8 8 17 1M11-1q9 7 17-1"
        fill="none"
        stroke="#d9ccff"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </g>
  );
}
