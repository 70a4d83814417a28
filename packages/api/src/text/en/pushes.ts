/** What stands on a lock screen. The titles of the others are the family's own words. */
export const pushTexts = {
  reminderBody: 'Your mission is waiting for you, hero!',
  trustBody: "For the next {days, plural, one {# day} other {# days}} it waits for a parent's yes.",
  callTitle: '{name} asks for you',
  callBody: 'Tap to see it in Herohood.',
} as const;
