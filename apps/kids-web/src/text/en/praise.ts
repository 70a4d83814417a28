import { t } from '@lingui/core/macro';

/** Words of praise: its party, and the shelf where it stays. */
export const praiseText = {
  says: (name: string) => t`${name} says`,
  /** Where no words came with it. */
  proud: (name: string) => t`${name} is proud of you`,
  proudAll: t`Your family is proud of you`,
  /** For who cannot see or hear it. */
  sticker: (name: string) => t`a sticker: ${name}`,
  note: t`a voice note`,
  close: t`Thank you!`,
  listen: t`Listen`,
  /** Whose voice it is; null: the hero's own. */
  listenTo: (name: string | null) => (name === null ? t`Listen to your own voice` : t`Listen to ${name}`),
  stop: t`Stop`,
  stopVoice: (name: string | null) => (name === null ? t`Stop your own voice` : t`Stop ${name}'s voice`),
  silent: t`This voice did not come. Try again when the internet is back.`,
  shelf: t`My praise`,
  bonus: t`with a bonus`,
  older: t`Show older ones`,
  empty: { title: t`Room for kind words`, body: t`What your family says to you stays here.` },
} as const;
