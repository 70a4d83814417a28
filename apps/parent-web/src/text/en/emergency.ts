import { t } from '@lingui/core/macro';

/** A hero who is locked out of everything: said on Today and in the controls. */
export const emergencyText = {
  off: t`Emergency mode is off`,
  offHint: t`Activating it closes everything for this hero right away, on every device.`,
  on: (name: string) => t`Emergency mode is active: everything is closed for ${name}.`,
  since: (moment: string) => t`Since ${moment}`,
  question: (name: string) => t`Lock ${name} out now?`,
  activate: t`Activate`,
  deactivate: t`Deactivate`,
  activateFor: (name: string) => t`Activate emergency mode for ${name}`,
  deactivateFor: (name: string) => t`Deactivate emergency mode for ${name}`,
  processing: t`Processing...`,
  words: (name: string) => t`Message for ${name} (optional)`,
  wordsHint: t`Your hero reads it while everything is closed.`,
  wordsPlaceholder: t`Please come to the kitchen, we want to talk.`,
  facts: [
    t`Your hero sees a calm screen that tells them to come to you.`,
    t`They cannot sign in again until you deactivate it.`,
    t`Nothing they earned is lost: XP, points and streak stay.`,
  ],
  everyone: t`Every hero`,
  toasts: {
    error: t`Error`,
    activated: {
      title: t`Emergency Mode Activated`,
      message: (name: string) => t`Everything is closed for ${name} now.`,
    },
    deactivated: {
      title: t`Emergency Mode Deactivated`,
      message: (name: string) => t`${name} can play again.`,
    },
    emergencyFailed: t`Failed to update emergency controls.`,
  },
} as const;
