/** What the product itself says of movements of points; all else is called as the family calls it. */
export const ledgerTexts = {
  streak: '{days, plural, one {#-day streak} other {#-day streak}}',
  weekend: 'Weekend challenge',
  undone: 'Undone: {what}',
};
