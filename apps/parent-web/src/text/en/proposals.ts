import { t } from '@lingui/core/macro';

/** What heroes did beyond their missions, what they wish for and propose: the sheet that answers, and the words of a no. */
export const proposalsText = {
  title: {
    did: (hero: string) => t`${hero} did something extra`,
    wish: (hero: string) => t`${hero} has a wish`,
    mission: (hero: string) => t`${hero} proposes a mission`,
  },
  alt: (what: string, hero: string) => t`What ${hero} sent for ${what}`,
  listen: (hero: string) => t`Listen to ${hero}`,
  stop: t`Stop`,
  wished: (hero: string, xp: number) => t`${hero} thinks: ${xp} XP.`,
  pay: t`How many XP is it worth?`,
  payOwn: t`Own amount`,
  payInvalid: t`Please use 1 to 1,000 XP.`,
  payHint: t`It brings points, too, and counts for no streak.`,
  price: t`What does it cost?`,
  priceHint: (hero: string) => t`It becomes a reward of ${hero}, who saves for it.`,
  missionHint: (hero: string) => t`It becomes a mission of ${hero}, from today on.`,
  accept: {
    did: (xp: number) => t`Pay ${xp} XP`,
    wish: t`Make it a reward`,
    mission: t`Make it a mission`,
  },
  decline: t`Decline`,
  declining: {
    title: (what: string) => t`Decline "${what}"?`,
    hint: (hero: string) => t`${hero} reads your words. A reason makes a no easier.`,
    label: t`Message (optional)`,
    placeholder: t`Thank you! That is part of every day.`,
    ideas: [t`Thank you! We do that without XP`, t`Let us talk about it tonight`, t`Maybe for your birthday`],
    send: t`Decline`,
  },
} as const;
