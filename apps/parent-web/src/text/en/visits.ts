/** The switch for what heroes do with each other. */
export const visitsText = {
  label: 'Visits between heroes',
  hint: "Heroes may look at each other's rooms and leave cheers. Cheers are fixed pictures; nobody can write.",
  on: { title: 'Visits are on', message: 'Your heroes can visit each other again.' },
  off: { title: 'Visits are off', message: 'Rooms and cheers are closed between your heroes.' },
  failed: 'Could not change visits',
} as const;
