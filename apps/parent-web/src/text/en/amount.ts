/** How much of the promise an approval pays. */
export const amountText = {
  section: 'How much of the XP?',
  percent: (percent: number) => `${percent}%`,
  steps: (of: number) => `Steps that are done, of ${of}`,
  slider: 'Per cent of the promise',
  paid: (xp: number, promised: number) =>
    xp === promised ? `${xp} XP, as promised` : `${xp} of ${promised} XP`,
  both: (hero: string) => `${hero} sees both numbers and your words.`,
  wordsLabel: 'What was missing?',
  wordsNeeded: 'Below 100% a few words are needed. The hero reads them.',
  wordsPlaceholder: 'The floor is clean. The desk comes next time.',
  ideas: ['Half of it is done, thank you', 'Next time all of it', 'We finished it together'],
} as const;
