import type { Build } from '../hero-art/avatar-kinds';

/** Middle of the eyes and the width of a mask over them, in the hero drawing's 128 × 128 units. */
export type Eyes = { x: number; y: number; width: number };

const byBuild: Record<Build, Eyes> = {
  face: { x: 64, y: 46, width: 62 },
  bust: { x: 64, y: 29, width: 36 },
  whole: { x: 64, y: 52, width: 56 },
};

/** What differs from the build's own. */
const byAvatar: Record<string, Eyes> = {
  robot: { x: 64, y: 36, width: 60 },
  princess: { x: 65, y: 39, width: 38 },
  ninja: { x: 65, y: 27, width: 36 },
  animal: { x: 57, y: 37, width: 44 },
  unicorn: { x: 57, y: 37, width: 44 },
  wizard: { x: 65, y: 41, width: 38 },
  mage: { x: 65, y: 41, width: 38 },
  fairy: { x: 64, y: 38, width: 30 },
  dino: { x: 42, y: 35, width: 30 },
  octopus: { x: 64, y: 60, width: 86 },
  owl: { x: 64, y: 45, width: 66 },
  prince: { x: 65, y: 39, width: 38 },
  penguin: { x: 64, y: 41, width: 44 },
  frog: { x: 64, y: 22, width: 56 },
};

/** Where a sleeping mask belongs on an avatar. */
export function eyesOf(avatarType: string, build: Build): Eyes {
  return (Object.hasOwn(byAvatar, avatarType) && byAvatar[avatarType]) || byBuild[build];
}
