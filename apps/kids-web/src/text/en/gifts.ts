/** Words of what levels give and a hero chooses: backdrop, frame and pose. */
export const giftsText = {
  label: 'My style',
  intro: 'Levels give you places, frames and poses. Tap what you like!',
  kinds: {
    backdrop: 'Where I am',
    frame: 'Around my picture',
    pose: 'How I stand',
  },
  usual: 'The usual',
  level: (level: number) => `Level ${level}`,
  next: (level: number, name: string) => `Level ${level} brings: ${name}.`,
  kept: 'Kept on this device. It goes out when the internet is back.',
  refused: {
    title: 'That gift is not here now',
    message: 'It comes back with its level.',
  },
} as const;
