import { plural, t } from '@lingui/core/macro';

/** Words of the search that leads everywhere, and what else a parent may call a thing that they look for. */
export const paletteText = {
  title: t`Search the console`,
  placeholder: t`Where to, or what to do?`,
  nothing: t`Nothing is called that. Try another word.`,
  found: (count: number) => plural(count, { one: '# found', other: '# found' }),
  groups: { pages: t`Pages`, acts: t`Do`, heroes: t`Heroes` },
  acts: {
    hero: { label: t`New hero`, keywords: t`add child kid son daughter` },
    habit: { label: t`New habit`, keywords: t`add create mission task chore routine` },
    ideas: { label: t`Ideas for habits`, keywords: t`library templates packs mission task chore` },
    reward: { label: t`New reward`, keywords: t`add create treat prize wish` },
    invite: { label: t`Invite somebody`, keywords: t`parent partner helper grandparent member code link` },
    alerts: { label: t`Alerts`, keywords: t`reminders ringtone sound time notifications` },
    autoApproval: { label: t`Auto-approval`, keywords: t`automatic timer approve busy` },
    plans: { label: t`Plans`, keywords: t`premium subscription pay price cancel billing card` },
    profile: { label: t`Your profile`, keywords: t`name email phone time zone account` },
    password: { label: t`Change password`, keywords: t`sign-in security account` },
    devices: { label: t`Your devices`, keywords: t`sign out sessions lost phone everywhere security` },
    export: { label: t`Download your data`, keywords: t`export download erase delete family privacy` },
    tutorial: { label: t`Tutorial`, keywords: t`help tour guide how` },
  },
  ofHero: {
    page: { keywords: t`hero child` },
    report: { label: (name: string) => t`Report of ${name}`, keywords: t`progress week month csv print` },
    bonus: { label: (name: string) => t`Bonus for ${name}`, keywords: t`points give extra thanks` },
    done: {
      label: (name: string) => t`Mark a mission done for ${name}`,
      keywords: t`tick forgot complete habit`,
    },
    controls: {
      label: (name: string) => t`Controls of ${name}`,
      keywords: t`screen time bedtime emergency games block lock limits`,
    },
    signIn: {
      label: (name: string) => t`Sign ${name} in on a device`,
      keywords: t`qr code pin login username tablet phone`,
    },
  },
} as const;
