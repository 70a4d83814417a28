import type { Build } from './avatar-kinds';

/** `isMirrored`: who looks to the left holds things to the left. */
type Spot = { x: number; y: number; scale: number; isMirrored?: true };

/** Where gear sits on a hero, in the drawing's 128 × 128 units; `scale` fits it to their size. */
export type Anchors = {
  head: Spot;
  torso: Spot;
  hand: Spot;
  offhand: Spot;
  neck: Spot;
  back: Spot;
  aura: Spot;
  /** Whether the picture has no hands of its own to hold with. */
  needsMittens: boolean;
};

const at = (x: number, y: number, scale = 1): Spot => ({ x, y, scale });
/** The middle of a hat's brim and the width it is to have; hats are drawn 56 wide. */
const brim = (x: number, y: number, width: number): Spot => at(x, y, width / 56);

const byBuild: Record<Build, Anchors> = {
  face: {
    head: brim(64, 22, 52),
    torso: at(64, 94, 1.1),
    hand: at(94, 100),
    offhand: at(33, 99),
    neck: at(64, 80),
    back: at(64, 90, 0.9),
    aura: at(12, 62, 0.78),
    needsMittens: false,
  },
  bust: {
    head: brim(65, 18, 40),
    torso: at(65, 86, 1.22),
    hand: at(96, 97),
    offhand: at(33, 97),
    neck: at(65, 64, 0.9),
    back: at(65, 82, 0.92),
    aura: at(14, 54, 0.85),
    needsMittens: true,
  },
  whole: {
    head: brim(64, 32, 46),
    torso: at(64, 90, 1.1),
    hand: at(102, 94, 0.86),
    offhand: at(24, 94, 0.9),
    neck: at(64, 72, 1.1),
    back: at(64, 82),
    aura: at(11, 48, 0.78),
    needsMittens: false,
  },
};

/** What differs from the build's own spots. */
const byAvatar: Record<string, Partial<Anchors>> = {
  robot: { head: brim(64, 22, 56) },
  princess: { head: brim(65, 25, 44) },
  ninja: { head: brim(65, 16, 38) },
  animal: { head: brim(70, 20, 42) },
  fox: { head: brim(64, 28, 48) },
  panda: { head: brim(64, 25, 50) },
  tiger: { head: brim(64, 25, 52) },
  cat: { head: brim(64, 30, 52) },
  rabbit: { head: brim(64, 31, 48) },
  frog: { head: brim(64, 14, 30) },
  lion: { head: brim(64, 20, 54) },
  wolf: { head: brim(64, 29, 46) },
  alien: { head: brim(64, 23, 48) },
  koala: { head: brim(64, 26, 50) },
  astronaut: { head: brim(64, 15, 42), neck: at(65, 58, 0.9) },
  prince: { head: brim(65, 27, 42) },
  mage: { head: brim(64, 27, 46) },
  superhero: { head: brim(64, 18, 40) },
  elf: { head: brim(65, 20, 42) },
  dragon: { head: brim(74, 28, 36) },
  dino: {
    head: brim(44, 34, 38),
    torso: at(66, 82, 0.72),
    hand: { ...at(30, 80, 0.75), isMirrored: true },
    offhand: at(98, 104, 0.8),
    neck: at(50, 66, 0.62),
    back: at(76, 78, 0.75),
    aura: at(100, 40),
  },
  fairy: {
    head: brim(69, 40, 27),
    torso: at(68, 68, 0.52),
    hand: at(97, 66, 0.72),
    offhand: at(38, 72, 0.72),
    neck: at(69, 55, 0.42),
    back: at(68, 66, 0.8),
    aura: at(22, 34, 0.78),
  },
  octopus: { head: brim(64, 38, 50), torso: at(64, 94, 1.1), hand: at(100, 100), offhand: at(28, 100) },
  owl: { head: brim(64, 27, 46) },
  penguin: { head: brim(64, 30, 44) },
};
byAvatar.unicorn = byAvatar.animal!;
byAvatar.wizard = byAvatar.mage!;

/** The spots of an avatar; one without an entry of its own has those of its build. */
export function anchorsOf(avatarType: string, build: Build): Anchors {
  return { ...byBuild[build], ...(Object.hasOwn(byAvatar, avatarType) ? byAvatar[avatarType] : undefined) };
}
