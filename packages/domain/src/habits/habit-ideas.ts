import { BODY_IDEAS } from './body-ideas';
import { EVENING_IDEAS } from './evening-ideas';
import { HEART_IDEAS } from './heart-ideas';
import { HOME_IDEAS } from './home-ideas';
import type { HabitIdea } from './idea';
import { MORNING_IDEAS } from './morning-ideas';
import { PETS_IDEAS } from './pets-ideas';
import { SCHOOL_IDEAS } from './school-ideas';

/** The library of habits (rules: ideas). */
export const HABIT_IDEAS: readonly HabitIdea[] = [
  ...MORNING_IDEAS,
  ...EVENING_IDEAS,
  ...HOME_IDEAS,
  ...SCHOOL_IDEAS,
  ...BODY_IDEAS,
  ...PETS_IDEAS,
  ...HEART_IDEAS,
];
