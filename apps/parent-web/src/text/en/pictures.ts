/** A picture that a hero sent along, as a parent looks at it. */
export const picturesText = {
  title: (what: string, hero: string) => `${what}: the picture of ${hero}`,
  alt: (what: string, hero: string) => `What ${hero} sent for ${what}`,
  loading: 'The picture is loading...',
  gone: {
    title: 'The picture is gone',
    hint: 'It was taken back, or its time was over. You can still answer.',
  },
  failed: { title: 'The picture could not be loaded', hint: 'Please check your connection.' },
  tryAgain: 'Try again',
} as const;
