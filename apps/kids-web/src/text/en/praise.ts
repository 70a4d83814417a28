/** Words of praise: its party, and the shelf where it stays. */
export const praiseText = {
  says: (name: string) => `${name} says`,
  /** For who cannot see or hear it. */
  sticker: (name: string) => `a sticker: ${name}`,
  note: 'a voice note',
  close: 'Thank you!',
  listen: 'Listen',
  /** Whose voice it is; null: the hero's own. */
  listenTo: (name: string | null) => `Listen to ${name ?? 'your own voice'}`,
  stop: 'Stop',
  stopVoice: (name: string | null) => `Stop ${name === null ? 'your own' : `${name}'s`} voice`,
  silent: 'This voice did not come. Try again when the internet is back.',
  shelf: 'My praise',
  bonus: 'with a bonus',
  older: 'Show older ones',
  empty: { title: 'Room for kind words', body: 'What your family says to you stays here.' },
  failed: { title: 'The shelf is stuck', body: 'We could not load your praise.' },
  offline: 'You are offline. Your praise shows when the internet is back.',
} as const;
