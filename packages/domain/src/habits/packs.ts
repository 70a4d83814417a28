/** Ideas that go together, in the order in which they are offered. Habits and rewards share the list. */
export const PACKS = [
  { id: 'school-morning', name: 'School morning' },
  { id: 'bedtime', name: 'Bedtime' },
  { id: 'first-steps', name: 'First steps' },
  { id: 'tidy-home', name: 'Tidy home' },
  { id: 'school', name: 'School work' },
  { id: 'body', name: 'Clean and well' },
  { id: 'food', name: 'Eating well' },
  { id: 'moving', name: 'Moving' },
  { id: 'pets', name: 'Pets' },
  { id: 'kindness', name: 'Kindness' },
  { id: 'family', name: 'Family time' },
  { id: 'calm', name: 'Calm and brave' },
  { id: 'small-treats', name: 'Small treats' },
  { id: 'outings', name: 'Outings' },
  { id: 'freedom', name: 'A little freedom' },
] as const;

export type PackId = (typeof PACKS)[number]['id'];
