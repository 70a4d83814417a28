/** Family code and people who want to join. */
export const familyText = {
  code: 'Family code',
  shareNote: 'Share this code with family members',
  copy: 'Copy family code',
  copyShort: 'Copy',
  copied: 'Copied',
  totalXp: 'Total family XP',
  requests: 'Wants to join your family',
  accept: 'Let in',
  decline: 'Decline',
  acceptLabel: (name: string) => `Let ${name} in`,
  declineLabel: (name: string) => `Decline ${name}`,
  declineTitle: (name: string) => `Decline ${name}?`,
  declineBody: 'They will see nothing of your family. They could ask again with the code.',
  toasts: {
    accepted: { title: 'Welcome to the family!', message: (name: string) => `${name} can now help.` },
    declined: { title: 'Request declined', message: (name: string) => `${name} was not let in.` },
    failed: 'That did not work',
    tryAgain: 'Please try again.',
  },
} as const;
