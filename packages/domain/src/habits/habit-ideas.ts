import { BODY_IDEAS } from './body-ideas';
import { EVENING_IDEAS } from './evening-ideas';
import { HEART_IDEAS } from './heart-ideas';
import { HOME_IDEAS } from './home-ideas';
import { type AgeBand, type HabitIdea, type IdeaEntry, USUAL_IDEA } from './idea';
import { MORNING_IDEAS } from './morning-ideas';
import { PETS_IDEAS } from './pets-ideas';
import { SCHOOL_IDEAS } from './school-ideas';

const ENTRIES: readonly IdeaEntry[] = [
  ...MORNING_IDEAS.map((idea) => ({ ...idea, partOfDay: 'morning' as const })),
  ...EVENING_IDEAS.map((idea) => ({ ...idea, partOfDay: 'evening' as const })),
  ...HOME_IDEAS,
  ...SCHOOL_IDEAS,
  ...BODY_IDEAS,
  ...PETS_IDEAS,
  ...HEART_IDEAS,
];

/** The library of habits (rules: ideas). */
export const HABIT_IDEAS: readonly HabitIdea[] = ENTRIES.map((idea) => ({ ...USUAL_IDEA, ...idea }));

/** Three missions to begin with: one for the body, one at home, one that is a little bigger. */
export const FIRST_HABITS: Record<AgeBand, readonly [string, string, string]> = {
  '4-6': ['brush-teeth-evening', 'tidy-toys-evening', 'get-dressed'],
  '7-9': ['brush-teeth-evening', 'make-bed', 'homework-first'],
  '10-13': ['pack-bag-evening', 'tidy-room', 'read-twenty'],
};
