import { textKey } from '@herohood/domain/text-key';
import { useState } from 'react';
import { recall, remember } from '../../device/store';

/** A hero that signed in on this device before: enough to greet them, never the PIN. */
export type RememberedHero = {
  familyCode: string;
  username: string;
  name: string;
  avatarType: string;
  /** Unknown of heroes who were remembered by an earlier version. */
  heroId?: string;
  /** The frame that they have chosen. */
  frame?: string | null;
};

const KEY = 'heroes';
/** As many as a family's tablet plausibly has; the oldest is forgotten first. */
const MAX_HEROES = 8;

function isHero(value: unknown): value is RememberedHero {
  if (typeof value !== 'object' || value === null) return false;
  const { familyCode, username, name, avatarType } = value as Record<string, unknown>;
  return [familyCode, username, name, avatarType].every((part) => typeof part === 'string' && part !== '');
}

const isSame = (a: RememberedHero, b: RememberedHero) =>
  a.familyCode === b.familyCode && textKey(a.username) === textKey(b.username);

/** The heroes of this device, latest first. */
export function recallHeroes(): RememberedHero[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isHero) : [];
}

export function rememberHero(hero: RememberedHero): void {
  const others = recallHeroes().filter((other) => !isSame(other, hero));
  remember(KEY, [hero, ...others].slice(0, MAX_HEROES));
}

/** The hero who plays here has chosen another frame, or none: it is around their picture the next time. */
export function rememberFrame(heroId: string, frame: string | null): void {
  const heroes = recallHeroes();
  const known = heroes.find((hero) => hero.heroId === heroId);
  if (!known || (known.frame ?? null) === frame) return;
  remember(
    KEY,
    heroes.map((hero) => (hero === known ? { ...hero, frame } : hero)),
  );
}

/** The list as state, with the means to forget one. */
export function useRememberedHeroes() {
  const [heroes, setHeroes] = useState(recallHeroes);
  return {
    heroes,
    forget(hero: RememberedHero) {
      const left = heroes.filter((other) => !isSame(other, hero));
      remember(KEY, left);
      setHeroes(left);
    },
  };
}
