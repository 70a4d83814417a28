import { counted } from '@herohood/ui/text/counted';

/** The first ten minutes, from the first hero to the first approved mission. */
export const guideText = {
  title: (name: string) => `First steps with ${name}`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done',
  open: 'Still to do',
  later: 'Later',
  goOn: 'Continue',
  steps: {
    hero: (name: string) => `${name} is a hero`,
    missions: 'Choose the first missions',
    reward: 'Set something to save for',
    device: (name: string) => `Sign ${name} in`,
    approval: 'Approve the first mission together',
  },
  missions: {
    hint: 'Three that suit their age. Fewer is fine: start with what almost works already.',
    add: (count: number) => (count === 0 ? 'Add' : `Add ${counted(count, 'mission')}`),
  },
  reward: {
    hint: 'XP needs a purpose. Every claim asks you first.',
    days: (days: number) => `about ${counted(days, 'day')}`,
    add: 'Set this reward',
  },
  device: {
    hint: (name: string) => `${name} needs a username and a PIN. Both can be changed later.`,
    make: 'Create the login',
  },
  approval: {
    hint: (name: string) => `Let ${name} tap "I did it!" on one mission. It appears here right away.`,
    waits: (name: string, mission: string) => `${name} did it: ${mission}`,
    approve: 'Approve it in the inbox',
  },
} as const;
