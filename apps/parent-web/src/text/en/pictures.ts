import { t } from '@lingui/core/macro';

/** A picture that a hero sent along, as a parent looks at it. */
export const picturesText = {
  title: (what: string, hero: string) => t`${what}: the picture of ${hero}`,
  alt: (what: string, hero: string) => t`What ${hero} sent for ${what}`,
  loading: t`The picture is loading...`,
  gone: {
    title: t`The picture is gone`,
    hint: t`It was taken back, or its time was over. You can still answer.`,
  },
  failed: { title: t`The picture could not be loaded`, hint: t`Please check your connection.` },
  tryAgain: t`Try again`,
} as const;
