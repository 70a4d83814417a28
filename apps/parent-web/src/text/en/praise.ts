/** The sheet that asks for praise. */
export const praiseText = {
  title: (habit: string) => `${habit}: praise and amount`,
  hint: (hero: string) => `${hero} gets it with the XP: a sticker, a line, your voice, or all three.`,
  stickers: 'Sticker',
  noSticker: 'No sticker',
  label: 'One line',
  placeholder: 'You did that all by yourself!',
  ideas: ['Well done!', 'I saw how hard you tried', 'You are getting better every day'],
  send: 'Approve',
  isRecording: 'Stop the recording first',
  voiceLost: {
    title: 'The voice note could not be sent',
    message: 'Nothing was approved yet. Please try again, or delete the voice note.',
  },
} as const;
