import { sayList } from '@herohood/browser/text/say';
import { isNeutralKind, type MarkKind, type NeutralKind } from '@herohood/domain/days/marks';
import { t } from '@lingui/core/macro';

/** What a marked day is called, wherever the console says it. */
export const markWords: Record<MarkKind, string> = {
  sick: t`Sick`,
  vacation: t`Vacation`,
  away: t`Away`,
  holiday: t`Holiday`,
  'school-free': t`No school`,
};

/** What comes of a mark, beside the choice of its kind. */
export const markHints: Record<MarkKind, string> = {
  sick: t`Missions are optional, the flame rests. Up to 7 days back.`,
  vacation: t`Missions are optional, the flame rests.`,
  away: t`At the other home or elsewhere. Missions are optional.`,
  holiday: t`Missions are optional, and there is no school.`,
  'school-free': t`Only habits of school days are off. All others stay as they are.`,
};

/** How days are marked with a kind. */
export const paintHints: Record<MarkKind, (who: string) => string> = {
  sick: (who) => t`Tap a day, or drag over several: sick for ${who}.`,
  vacation: (who) => t`Tap a day, or drag over several: vacation for ${who}.`,
  away: (who) => t`Tap a day, or drag over several: away for ${who}.`,
  holiday: (who) => t`Tap a day, or drag over several: holiday for ${who}.`,
  'school-free': (who) => t`Tap a day, or drag over several: no school for ${who}.`,
};

/** Why a flame rested, within a sentence. */
const restWords: Record<NeutralKind, string> = {
  sick: t`sick`,
  vacation: t`vacation`,
  away: t`away`,
  holiday: t`holiday`,
};

/** Why a flame rested on a day of this kind; of any other kind ''. */
export const restIn = (kind: string | undefined): string =>
  kind && isNeutralKind(kind) ? restWords[kind] : '';

/** The marks of a day in words, 'Sick, Away'; of none ''. */
export const marksIn = (marks: readonly MarkKind[]): string => sayList(marks.map((kind) => markWords[kind]));
