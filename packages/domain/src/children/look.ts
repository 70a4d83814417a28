import { ageIn } from './age';

/** What a parent may set for a hero's app; `auto`: their age decides. */
export const LOOK_CHOICES = ['auto', 'young', 'older'] as const;
export type LookChoice = (typeof LOOK_CHOICES)[number];

/** How the hero's app shows itself. Nobody chooses `middle`: it is what an age that nobody said brings. */
export type Look = 'young' | 'middle' | 'older';

/** The last age, in years, at which pictures come first. */
const LAST_YOUNG_AGE = 8;

/** The look of a hero's app: as a parent set it, else by the age that the hero has in the family's year (rules: looks). */
export function lookOf(hero: { look: LookChoice; birthYear: number | null }, familyYear: number): Look {
  if (hero.look !== 'auto') return hero.look;
  const age = ageIn(familyYear, hero.birthYear);
  if (age === null) return 'middle';
  return age <= LAST_YOUNG_AGE ? 'young' : 'older';
}
