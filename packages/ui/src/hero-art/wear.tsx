import { lazy, type ReactNode, Suspense } from 'react';
import type { GearPlace } from '../gear-art/gear-drawing';
import type { Reach } from './arm';
import type { Build } from './avatar-kinds';
import type { HeroGear } from './worn-gear';

// Every piece is a drawing of its own: they are fetched for the first hero who wears one.
const WornGear = lazy(() => import('./worn-gear'));

/** Draws what is worn in one place; `bare` stands there when nothing is. */
export type Wear = {
  at: (place: GearPlace, part?: 'front' | 'back', bare?: ReactNode) => ReactNode;
  sleeve: (reach: Reach) => ReactNode;
};

/** What these pieces look like on a hero of that type and build. */
export function wearOf(gear: readonly HeroGear[], avatarType: string, build: Build): Wear {
  if (gear.length === 0) return { at: (_place, _part, bare = null) => bare, sleeve: () => null };
  return {
    at: (place, part = 'front', bare = null) => (
      <Suspense fallback={bare}>
        <WornGear {...{ gear, avatarType, build, place, part, bare }} />
      </Suspense>
    ),
    sleeve: (reach) => (
      <Suspense>
        <WornGear gear={gear} place="arm" reach={reach} />
      </Suspense>
    ),
  };
}
