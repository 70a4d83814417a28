/** Words of the wallet. */
export const pointsText = {
  level: (n: number) => `Level ${n}`,
  xpBar: 'XP to the next level',
  xpText: (into: number, size: number) => `${into} / ${size} XP`,
  points: 'Points',
  streak: 'Streak',
  /** What today still owes the streak. */
  risk: { asked: 'Safe when your parent says yes!', open: 'Do a mission today to keep it!' },
  xpToSpend: 'XP to spend',
} as const;
