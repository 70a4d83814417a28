import type { MarkKind } from '@herohood/domain/days/marks';

/** What a marked day is called, wherever the console says it. */
export const markWords: Record<MarkKind, string> = {
  sick: 'Sick',
  vacation: 'Vacation',
  away: 'Away',
  holiday: 'Holiday',
  'school-free': 'No school',
};

/** The marks of a day in words, 'Sick, Away'; of none ''. */
export const marksIn = (marks: readonly MarkKind[]): string =>
  marks.map((kind) => markWords[kind]).join(', ');
