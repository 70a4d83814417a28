import { createAtom, useSelector } from '@tanstack/react-store';
import { recall, remember } from './store';

export const TEXT_SIZES = ['usual', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How this device shows the app, whoever plays. */
export type Comfort = {
  /** Nothing moves, as with the system's own 'less motion'. */
  isCalm: boolean;
  /** The evening's colours. */
  isDark: boolean;
  text: TextSize;
};

const KEY = 'comfort';
const USUAL: Comfort = { isCalm: false, isDark: false, text: 'usual' };
const PERCENT: Record<TextSize, string> = { usual: '', large: '125%', largest: '150%' };

const comfort = createAtom<Comfort>(remembered());

function remembered(): Comfort {
  const kept = recall(KEY) as Partial<Comfort> | null;
  return {
    isCalm: kept?.isCalm === true,
    isDark: kept?.isDark === true,
    text: TEXT_SIZES.find((size) => size === kept?.text) ?? USUAL.text,
  };
}

/** Lays what this device remembers over the page. */
export function showComfort(): void {
  const { isCalm, isDark, text } = comfort.get();
  const { dataset, style } = document.documentElement;
  dataset.calm = String(isCalm);
  dataset.dark = String(isDark);
  style.fontSize = PERCENT[text];
}

export function setComfort(change: Partial<Comfort>): void {
  comfort.set((before) => ({ ...before, ...change }));
  remember(KEY, comfort.get());
  showComfort();
}

export const useComfort = (): Comfort => useSelector(comfort);

/** Whether somebody chose calm on this device. */
export const isCalm = (): boolean => comfort.get().isCalm;

/** Whether somebody asked this device, or this app, for less motion; also true in browsers that cannot say. */
export function prefersReducedMotion(): boolean {
  return isCalm() || (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true);
}
