/** The pages of all heroes and of one. */
export const heroesText = {
  together: (xp: number) => `${xp.toLocaleString('en')} XP earned together`,
  open: 'More',
  openOf: (name: string) => `All about ${name}`,
  back: 'All heroes',
  gone: 'Hero not found',
  goneHint: 'They may have been deleted, or the address is incomplete.',
  report: 'See the report',
} as const;
