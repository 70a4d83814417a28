import { isBaseAvatar } from '@herohood/domain/children/hero';
import type { BaseAvatar } from '@herohood/domain/children/schema';
import { recall, remember } from '../../device/store';

/** A new hero's first minute: each is one picture with one thing to tap. */
export const STEPS = ['hello', 'deed', 'chest', 'hat', 'worn'] as const;
export type Step = (typeof STEPS)[number];

/** `over`: the hat is theirs, and the server has yet to hear of it. */
type Kept = Step | 'over';

const keyOf = (heroId: string) => `welcome.${heroId}`;

/** Where this hero's welcome was left on this device. */
export function recallStep(heroId: string): Kept {
  const kept = recall(keyOf(heroId));
  return kept === 'over' ? kept : (STEPS.find((step) => step === kept) ?? 'hello');
}

/** Keeps how far the welcome is, for a page that is loaded anew; null forgets it. */
export function rememberStep(heroId: string, step: Kept | null): void {
  remember(keyOf(heroId), step);
}

const choiceOf = (heroId: string) => `welcome.hero.${heroId}`;

/** The hero that they have chosen to be, until the server knows of it with the welcome's end; null without a choice. */
export function recallChoice(heroId: string): BaseAvatar | null {
  const kept = recall(choiceOf(heroId));
  return typeof kept === 'string' && isBaseAvatar(kept) ? kept : null;
}

/** Keeps that choice, for a page that is loaded anew; null forgets it. */
export const rememberChoice = (heroId: string, choice: BaseAvatar | null): void =>
  remember(choiceOf(heroId), choice);
