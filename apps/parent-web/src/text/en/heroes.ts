import { sayNumber } from '@herohood/browser/text/say';
import { t } from '@lingui/core/macro';

/** The pages of all heroes and of one. */
export const heroesText = {
  together: (xp: number) => t`${{ xp: sayNumber(xp) }} XP earned together`,
  open: t`More`,
  openOf: (name: string) => t`All about ${name}`,
  back: t`All heroes`,
  gone: t`Hero not found`,
  goneHint: t`They may have been deleted, or the address is incomplete.`,
  report: t`See the report`,
} as const;
