import type { GearPlace } from '../gear-art/gear-drawing';
import type { Build } from './avatar-kinds';

/** `isMirrored`: who looks to the left holds things to the left. */
export type Spot = { x: number; y: number; scale: number; isMirrored?: true };

/**
 * Where gear sits on a hero, in the drawing's 128 × 128 units; `scale` fits it to their size. What is held is measured
 * from the hand itself where the hero has arms of ours.
 */
export type Anchors = Record<GearPlace, Spot>;

const at = (x: number, y: number, scale = 1): Spot => ({ x, y, scale });
/** The middle of a hat's brim and the width it is to have; hats are drawn 56 wide. */
const brim = (x: number, y: number, width: number): Spot => at(x, y, width / 56);

const standing: Anchors = {
  head: brim(64, 20, 42),
  torso: at(64, 84, 0.92),
  neck: at(64, 67, 0.84),
  back: at(64, 84, 0.86),
  aura: at(12, 46, 0.74),
  hand: at(0, 0, 0.9),
  offhand: at(0, 0, 0.86),
};

const whole: Anchors = {
  head: brim(64, 32, 46),
  torso: at(64, 90, 1.1),
  neck: at(64, 72, 1.1),
  back: at(64, 82),
  aura: at(11, 48, 0.78),
  hand: at(102, 94, 0.86),
  offhand: at(24, 94, 0.9),
};

/** What differs from the build's own spots. */
const byAvatar: Record<string, Partial<Anchors>> = {
  robot: { head: brim(64, 17, 54) },
  princess: { head: brim(64, 22, 56) },
  ninja: { head: brim(64, 22, 58) },
  animal: { head: brim(64, 18, 50) },
  hooded: { head: brim(64, 20, 60) },
  gamer: { head: brim(64, 21, 58) },
  skater: { head: brim(64, 22, 58) },
  space: { head: brim(64, 21, 54) },
  fox: { head: brim(64, 22, 40) },
  cat: { head: brim(64, 24, 42) },
  rabbit: { head: brim(64, 24, 39) },
  frog: { head: brim(64, 11, 24) },
  lion: { head: brim(64, 16, 44) },
  wolf: { head: brim(64, 23, 38) },
  alien: { head: brim(64, 18, 40) },
  dragon: { head: brim(72, 22, 30) },
  unicorn: { head: brim(69, 16, 34) },
  astronaut: { head: brim(65, 15, 53) },
  prince: { head: brim(65, 30, 53) },
  mage: { head: brim(64, 30, 58) },
  superhero: { head: brim(64, 18, 50) },
  elf: { head: brim(65, 21, 53) },
  dino: {
    head: brim(44, 34, 38),
    torso: at(66, 82, 0.72),
    neck: at(50, 66, 0.62),
    back: at(76, 78, 0.75),
    aura: at(100, 40),
    hand: { ...at(30, 80, 0.75), isMirrored: true },
    offhand: at(98, 104, 0.8),
  },
  fairy: {
    head: brim(69, 40, 27),
    torso: at(68, 68, 0.52),
    neck: at(69, 55, 0.42),
    back: at(68, 66, 0.8),
    aura: at(22, 34, 0.78),
    hand: at(97, 66, 0.72),
    offhand: at(38, 72, 0.72),
  },
  octopus: { head: brim(64, 38, 50), torso: at(64, 94, 1.1), hand: at(100, 100), offhand: at(28, 100) },
  owl: { head: brim(64, 27, 46) },
  penguin: { head: brim(64, 30, 44) },
};
byAvatar.wizard = byAvatar.mage!;

/** The spots of an avatar; one without an entry of its own has those of its build. */
export function anchorsOf(avatarType: string, build: Build): Anchors {
  const own = Object.hasOwn(byAvatar, avatarType) ? byAvatar[avatarType] : undefined;
  return { ...(build === 'whole' ? whole : standing), ...own };
}
