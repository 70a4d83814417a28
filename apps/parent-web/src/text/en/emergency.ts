/** A hero who is locked out of everything: said on Today and in the controls. */
export const emergencyText = {
  off: 'Emergency mode is off',
  offHint: 'Activating it closes everything for this hero right away, on every device.',
  on: (name: string) => `Emergency mode is active: everything is closed for ${name}.`,
  since: (moment: string) => `Since ${moment}`,
  question: (name: string) => `Lock ${name} out now?`,
  activate: 'Activate',
  deactivate: 'Deactivate',
  activateFor: (name: string) => `Activate emergency mode for ${name}`,
  deactivateFor: (name: string) => `Deactivate emergency mode for ${name}`,
  processing: 'Processing...',
  words: (name: string) => `Message for ${name} (optional)`,
  wordsHint: 'Your hero reads it while everything is closed.',
  wordsPlaceholder: 'Please come to the kitchen, we want to talk.',
  facts: [
    'Your hero sees a calm screen that tells them to come to you.',
    'They cannot sign in again until you deactivate it.',
    'Nothing they earned is lost: XP, points and streak stay.',
  ],
  everyone: 'Every hero',
  toasts: {
    error: 'Error',
    activated: {
      title: 'Emergency Mode Activated',
      message: (name: string) => `Everything is closed for ${name} now.`,
    },
    deactivated: {
      title: 'Emergency Mode Deactivated',
      message: (name: string) => `${name} can play again.`,
    },
    emergencyFailed: 'Failed to update emergency controls.',
  },
} as const;
