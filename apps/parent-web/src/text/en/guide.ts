import { plural, t } from '@lingui/core/macro';

/** The first ten minutes, from the first hero to the first approved mission. */
export const guideText = {
  title: (name: string) => t`First steps with ${name}`,
  progress: (done: number, all: number) => t`${done} of ${all} done`,
  done: t`Done`,
  open: t`Still to do`,
  later: t`Later`,
  goOn: t`Continue`,
  steps: {
    hero: (name: string) => t`${name} is a hero`,
    missions: t`Choose the first missions`,
    reward: t`Set something to save for`,
    device: (name: string) => t`Sign ${name} in`,
    approval: t`Approve the first mission together`,
  },
  missions: {
    hint: t`Three that suit their age. Fewer is fine: start with what almost works already.`,
    add: (count: number) =>
      count === 0 ? t`Add` : t`Add ${plural(count, { one: '# mission', other: '# missions' })}`,
  },
  reward: {
    hint: t`XP needs a purpose. Every claim asks you first.`,
    days: (days: number) => t`about ${plural(days, { one: '# day', other: '# days' })}`,
    add: t`Set this reward`,
  },
  device: {
    hint: (name: string) => t`${name} needs a username and a PIN. Both can be changed later.`,
    make: t`Create the login`,
  },
  approval: {
    hint: (name: string) => t`Let ${name} tap "I did it!" on one mission. It appears here right away.`,
    waits: (name: string, mission: string) => t`${name} did it: ${mission}`,
    approve: t`Approve it in the inbox`,
  },
} as const;
