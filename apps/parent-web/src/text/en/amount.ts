import { t } from '@lingui/core/macro';

/** How much of the promise an approval pays. */
export const amountText = {
  section: t`How much of the XP?`,
  percent: (percent: number) => t`${percent}%`,
  steps: (of: number) => t`Steps that are done, of ${of}`,
  slider: t`Per cent of the promise`,
  paid: (xp: number, promised: number) =>
    xp === promised ? t`${xp} XP, as promised` : t`${xp} of ${promised} XP`,
  both: (hero: string) => t`${hero} sees both numbers and your words.`,
  wordsLabel: t`What was missing?`,
  wordsNeeded: t`Below 100% a few words are needed. The hero reads them.`,
  wordsPlaceholder: t`The floor is clean. The desk comes next time.`,
  ideas: [t`Half of it is done, thank you`, t`Next time all of it`, t`We finished it together`],
} as const;
