/** Words of the search that leads everywhere, and what else a parent may call a thing that they look for. */
export const paletteText = {
  title: 'Search the console',
  placeholder: 'Where to, or what to do?',
  nothing: 'Nothing is called that. Try another word.',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  groups: { pages: 'Pages', acts: 'Do', heroes: 'Heroes' },
  acts: {
    hero: { label: 'New hero', keywords: 'add child kid son daughter' },
    habit: { label: 'New habit', keywords: 'add create mission task chore routine' },
    ideas: { label: 'Ideas for habits', keywords: 'library templates packs mission task chore' },
    reward: { label: 'New reward', keywords: 'add create treat prize wish' },
    invite: { label: 'Invite somebody', keywords: 'parent partner helper grandparent member code link' },
    alerts: { label: 'Alerts', keywords: 'reminders ringtone sound time notifications' },
    autoApproval: { label: 'Auto-approval', keywords: 'automatic timer approve busy' },
    plans: { label: 'Plans', keywords: 'premium subscription pay price cancel billing card' },
    profile: { label: 'Your profile', keywords: 'name email phone time zone account' },
    password: { label: 'Change password', keywords: 'sign-in security account' },
    devices: { label: 'Your devices', keywords: 'sign out sessions lost phone everywhere security' },
    export: { label: 'Download your data', keywords: 'export download erase delete family privacy' },
    tutorial: { label: 'Tutorial', keywords: 'help tour guide how' },
  },
  ofHero: {
    page: { keywords: 'hero child' },
    report: { label: (name: string) => `Report of ${name}`, keywords: 'progress week month csv print' },
    bonus: { label: (name: string) => `Bonus for ${name}`, keywords: 'points give extra thanks' },
    done: {
      label: (name: string) => `Mark a mission done for ${name}`,
      keywords: 'tick forgot complete habit',
    },
    controls: {
      label: (name: string) => `Controls of ${name}`,
      keywords: 'screen time bedtime emergency games block lock limits',
    },
    signIn: {
      label: (name: string) => `Sign ${name} in on a device`,
      keywords: 'qr code pin login username tablet phone',
    },
  },
} as const;
