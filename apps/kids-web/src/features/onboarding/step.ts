import { BASE_AVATARS } from '@herohood/domain/children/hero';
import type { BaseAvatar } from '@herohood/domain/children/schema';
import { recall, remember } from '../../device/store';

/** A new hero's first minute: each is one picture with one thing to tap. */
export const STEPS = ['hello', 'deed', 'chest', 'hat', 'worn'] as const;
export type Step = (typeof STEPS)[number];

interface Kept {
  /** `over`: the server has yet to hear of it. */
  step: Step | 'over';
  /** Who the hero said they are. */
  chosen?: BaseAvatar | undefined;
}

const keyOf = (heroId: string) => `welcome.${heroId}`;

/** Where this hero's welcome was left on this device. */
export function recallStep(heroId: string): Kept {
  const { step, chosen } = (recall(keyOf(heroId)) ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return {
    step: ([...STEPS, 'over'] as const).find((each) => each === step) ?? 'hello',
    chosen: BASE_AVATARS.find(({ avatarType }) => avatarType === chosen)?.avatarType,
  };
}

/** Keeps how far the welcome is, for a page that is loaded anew; null forgets it. */
export function rememberStep(heroId: string, kept: Kept | null): void {
  remember(keyOf(heroId), kept);
}
