/** What heroes did beyond their missions, and what they wish for: the sheet that answers, and the words of a no. */
export const proposalsText = {
  title: {
    did: (hero: string) => `${hero} did something extra`,
    wish: (hero: string) => `${hero} has a wish`,
  },
  alt: (what: string, hero: string) => `What ${hero} sent for ${what}`,
  listen: (hero: string) => `Listen to ${hero}`,
  stop: 'Stop',
  wished: (hero: string, xp: number) => `${hero} thinks: ${xp} XP.`,
  pay: 'How many XP is it worth?',
  payOwn: 'Own amount',
  payInvalid: 'Please use 1 to 1,000 XP.',
  payHint: 'It brings points, too, and counts for no streak.',
  price: 'What does it cost?',
  priceHint: (hero: string) => `It becomes a reward of ${hero}, who saves for it.`,
  accept: { did: (xp: number) => `Pay ${xp} XP`, wish: 'Make it a reward' },
  decline: 'Decline',
  makeMission: 'Make it a mission',
  declining: {
    title: (what: string) => `Decline "${what}"?`,
    hint: (hero: string) => `${hero} reads your words. A reason makes a no easier.`,
    label: 'Message (optional)',
    placeholder: 'Thank you! That is part of every day.',
    ideas: ['Thank you! We do that without XP', 'Let us talk about it tonight', 'Maybe for your birthday'],
    send: 'Decline',
  },
} as const;
