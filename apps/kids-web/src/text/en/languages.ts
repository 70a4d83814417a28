import { t } from '@lingui/core/macro';

/** Words of choosing a language; the languages are called by their own names. */
export const languagesText = {
  label: t`Language`,
  title: t`Which language do you speak?`,
  open: (language: string) => t`Language: ${language}`,
  likeFamily: t`Like my family`,
  failed: {
    title: t`It stays as it is for now`,
    message: t`Another language needs the internet. Try again later!`,
  },
} as const;
