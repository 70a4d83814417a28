import { t } from '@lingui/core/macro';

/** The sheet that asks for praise. */
export const praiseText = {
  title: (habit: string) => t`${habit}: praise and amount`,
  hint: (hero: string) => t`${hero} gets it with the XP: a sticker, a line, your voice, or all three.`,
  stickers: t`Sticker`,
  noSticker: t`No sticker`,
  label: t`One line`,
  placeholder: t`You did that all by yourself!`,
  ideas: [t`Well done!`, t`I saw how hard you tried`, t`You are getting better every day`],
  send: t`Approve`,
  isRecording: t`Stop the recording first`,
  voiceLost: {
    title: t`The voice note could not be sent`,
    message: t`Nothing was approved yet. Please try again, or delete the voice note.`,
  },
} as const;
