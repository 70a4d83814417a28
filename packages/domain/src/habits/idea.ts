import type { PartOfDay } from '../days/parts';
import type { PackId } from './packs';
import type { HabitPicture } from './pictures';
import type { HabitTool } from './tool';

/** The ages that an idea is good for, in years. */
export const AGE_BANDS = ['4-6', '7-9', '10-13'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** A habit to begin with: what it is worth is fair beside the others. */
export interface HabitIdea {
  id: string;
  name: string;
  description: string;
  icon: HabitPicture;
  ages: AgeBand[];
  partOfDay: PartOfDay;
  xpReward: number;
  tool: HabitTool;
  packs: PackId[];
}

/** What most ideas have in common. */
export const USUAL_IDEA: Pick<HabitIdea, 'ages' | 'partOfDay' | 'xpReward' | 'tool'> = {
  ages: [...AGE_BANDS],
  partOfDay: 'any',
  xpReward: 25,
  tool: 'none',
};
type Usual = keyof typeof USUAL_IDEA;

/** An idea as it is written down: with what is not as usual. */
export type IdeaEntry = Omit<HabitIdea, Usual> & Partial<Pick<HabitIdea, Usual>>;

/** The band of an age in years: the nearest one for heroes who are younger or older than any. Null without an age. */
export function ageBandOf(age: number | null): AgeBand | null {
  if (age === null) return null;
  if (age <= 6) return '4-6';
  return age <= 9 ? '7-9' : '10-13';
}
