import { t } from '@lingui/core/macro';

/** What a hero says to a tap on them. */
export const answersText = {
  wave: t`Hi! I see you.`,
  tickle: t`Hee hee, that tickles!`,
  jump: t`Look how high I jump!`,
  dance: t`Come, dance with me!`,
  strong: t`I am as strong as you!`,
  spin: t`Round and round!`,
  bow: t`At your service!`,
  think: t`What shall we do next?`,
  dream: t`I dreamt of you.`,
  five: t`High five!`,
  team: t`We are a great team.`,
  friend: t`I like it here with you.`,
} as const;
