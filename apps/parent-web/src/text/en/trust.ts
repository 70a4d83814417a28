/** Who says yes to a mission, and with which picture: the habit's form, a hero's own, and what lists say of it. */
export const trustText = {
  section: 'Who says yes?',
  rungs: {
    ask: { title: 'Ask me', hint: 'It waits until a parent says yes.' },
    family: { title: 'As the family', hint: 'You, or the timer of your settings.' },
    trust: { title: 'Trust', hint: 'It counts at once, without you.' },
  },
  needsAccess: 'Trust belongs to Premium and to the free trial. Until then these missions wait for you.',
  spotChecks: 'Spot checks',
  spotChecksHint: (oneIn: number) =>
    oneIn === 0
      ? 'Nobody looks. You can undo any of them for 24 hours.'
      : `About one in ${oneIn} waits for you. Nobody knows which one.`,
  never: 'Never',
  oneIn: (n: number) => `1 in ${n}`,
  askAgain: 'When you undo one, you are asked about it for 7 days.',
  photo: 'Picture as proof',
  photos: { none: 'No picture', optional: 'If they like', required: 'Needed' },
  photoHints: {
    none: 'No camera is shown.',
    optional: 'A hero may send a picture along.',
    required: 'It cannot be done without a picture, and the timer leaves it to you.',
  },
  /** What a list says of a habit that differs from the usual. */
  brief: {
    ask: 'Always asks you',
    trust: (oneIn: number) => (oneIn === 0 ? 'Trusted' : `Trusted, 1 in ${oneIn} is checked`),
    photo: { optional: 'Picture if they like', required: 'With a picture' },
  },
  own: {
    title: (hero: string) => `Who says yes for ${hero}?`,
    family: "As the family's habit",
    own: 'Their own way',
    familyHint: (rung: string) => `The habit says: ${rung}.`,
    until: (day: string) => `You are asked until ${day}`,
    why: (hero: string) =>
      `A trusted mission of ${hero} was undone or sent back. After that day it is as below.`,
    end: 'Stop asking now',
    ended: {
      title: 'You are no longer asked',
      message: (habit: string, hero: string) => `${habit} for ${hero} is as you chose before.`,
    },
    endFailed: 'Could not change this',
  },
} as const;
