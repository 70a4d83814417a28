/** The look of a hero's app; apart from the other words of heroes, because only their form says it. */
export const appLookText = {
  label: "Look of the hero's app",
  choices: { auto: 'By age', young: 'Picture first', older: 'With figures' },
  hints: {
    auto: 'Picture first up to 8 years, with figures from 9.',
    young: 'Large pictures, few numbers, and it speaks by itself.',
    older: 'More missions at a glance, with figures and records.',
  },
} as const;
