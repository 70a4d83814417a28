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

/** An idea as it is written down: most need no tool. */
export type IdeaEntry = Omit<HabitIdea, 'tool'> & { tool?: HabitTool };

/** The band of an age in years: the nearest one for heroes who are younger or older than any. Null without an age. */
export function ageBandOf(age: number | null): AgeBand | null {
  if (age === null) return null;
  if (age <= 6) return '4-6';
  return age <= 9 ? '7-9' : '10-13';
}
