import { t } from '@lingui/core/macro';

/** Who speaks which language: parents, heroes and the family. */
export const languagesText = {
  label: t`Language`,
  ownHint: t`Of your pages, mails and messages. Saving another one loads the page anew.`,
  like: (name: string) => t`Like the family (${name})`,
  family: t`The family's language`,
  familyHint: t`For everybody who has chosen no other, and for new heroes.`,
  heroHint: t`Of the hero's app, and of what it reads aloud.`,
  saved: { title: t`Language saved`, message: t`It counts from the next page on.` },
  failed: t`Could not change the language`,
} as const;
