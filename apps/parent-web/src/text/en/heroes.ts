/** The pages of all heroes and of one. */
export const heroesText = {
  together: (xp: number) => `${xp.toLocaleString('en')} XP earned together`,
  open: 'More',
  openOf: (name: string) => `All about ${name}`,
  back: 'All heroes',
  gone: 'This hero is not here',
  goneHint: 'They may have been deleted, or the address is not complete.',
  report: 'See the report',
} as const;
