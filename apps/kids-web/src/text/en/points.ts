import { t } from '@lingui/core/macro';

/** Words of the wallet. */
export const pointsText = {
  level: (n: number) => t`Level ${n}`,
  xpBar: t`XP to the next level`,
  xpText: (into: number, size: number) => t`${into} / ${size} XP`,
  points: t`Points`,
  streak: t`Streak`,
  /** What today still owes the streak. */
  risk: {
    asked: t`Safe when your parent says yes!`,
    open: t`One mission, and your flame burns on!`,
  },
  /** Of a hero who has nothing yet. */
  first: t`Your first star waits for you!`,
  xpToSpend: t`XP to spend`,
} as const;
