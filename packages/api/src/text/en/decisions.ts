/** How the inbox says what was decided. `what` is the family's own: a mission, a reward, a reason. */
export const decisionTexts = {
  mission: '{what} ({xp, number} XP)',
  points: '{points, plural, one {# point} other {# points}}: {what}',
  proposal: '{what} ({xp, number} XP)',
  given: 'Given: {what}',
  sticker: 'sticker {sticker}',
  voice: 'voice note',
} as const;
