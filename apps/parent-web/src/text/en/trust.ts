import { t } from '@lingui/core/macro';

/** Who says yes to a mission, and with which picture: the habit's form, a hero's own, and what lists say of it. */
export const trustText = {
  section: t`Who says yes?`,
  rungs: {
    ask: { title: t`Ask me`, hint: t`It waits until a parent says yes.` },
    family: { title: t`As the family`, hint: t`You, or the timer of your settings.` },
    trust: { title: t`Trust`, hint: t`It counts at once, without you.` },
  },
  needsAccess: t`Trust belongs to Premium and to the free trial. Until then these missions wait for you.`,
  spotChecks: t`Spot checks`,
  spotChecksHint: (oneIn: number) =>
    oneIn === 0
      ? t`Nobody looks. You can undo any of them for 24 hours.`
      : t`About one in ${oneIn} waits for you. Nobody knows which one.`,
  never: t`Never`,
  oneIn: (n: number) => t`1 in ${n}`,
  askAgain: t`When you undo one, you are asked about it for 7 days.`,
  photo: t`Picture as proof`,
  photos: { none: t`No photo`, optional: t`If they like`, required: t`Needed` },
  photoHints: {
    none: t`No camera is shown.`,
    optional: t`A hero may send a picture along.`,
    required: t`It cannot be done without a picture, and the timer leaves it to you.`,
  },
  /** What a list says of a habit that differs from the usual. */
  brief: {
    ask: t`Always asks you`,
    trust: (oneIn: number) => (oneIn === 0 ? t`Trusted` : t`Trusted, 1 in ${oneIn} is checked`),
    photo: { optional: t`Picture if they like`, required: t`With a picture` },
  },
  own: {
    title: (hero: string) => t`Who says yes for ${hero}?`,
    family: t`As the family's habit`,
    own: t`Their own way`,
    familyHint: (rung: string) => t`The habit says: ${rung}.`,
    until: (day: string) => t`You are asked until ${day}`,
    why: (hero: string) =>
      t`A trusted mission of ${hero} was undone or sent back. After that day it is as below.`,
    end: t`Stop asking now`,
    ended: {
      title: t`You are no longer asked`,
      message: (habit: string, hero: string) => t`${habit} for ${hero} is as you chose before.`,
    },
    endFailed: t`Could not change this`,
  },
} as const;
