import type { MarkKind } from '@herohood/domain/days/marks';
import { sayList } from '@herohood/ui/text/say';
import { t } from '@lingui/core/macro';

/** What a marked day is called, wherever the console says it. */
export const markWords: Record<MarkKind, string> = {
  sick: t`Sick`,
  vacation: t`Vacation`,
  away: t`Away`,
  holiday: t`Holiday`,
  'school-free': t`No school`,
};

/** The marks of a day in words, 'Sick, Away'; of none ''. */
export const marksIn = (marks: readonly MarkKind[]): string => sayList(marks.map((kind) => markWords[kind]));
