/** What every page of the console says of who is signed in. */
export const membershipText = {
  openProfile: (name: string) => `Your profile, ${name}`,
  accepted: { title: 'Welcome to the family!', message: 'You were let in.' },
  declined: {
    title: 'You were not let in',
    message: 'You have a family of your own now. You can start right here.',
  },
} as const;
