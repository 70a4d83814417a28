import { t } from '@lingui/core/macro';

/** Words of what levels give and a hero chooses: backdrop, frame and pose. */
export const giftsText = {
  kinds: {
    backdrop: t`Where I am`,
    frame: t`Around my picture`,
    pose: t`How I stand`,
  },
  usual: t`The usual`,
  level: (level: number) => t`Level ${level}`,
  kept: t`Kept on this device. It goes out when the internet is back.`,
  refused: {
    title: t`That gift is not here now`,
    message: t`It comes back with its level.`,
  },
} as const;
