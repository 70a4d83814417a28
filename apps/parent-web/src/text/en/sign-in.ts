/** How a hero gets into the kids app: the code to scan, the card to print, and where they are signed in. */
export const signInText = {
  open: (name: string) => `Sign ${name} in on a device`,
  title: (name: string) => `Sign ${name} in`,
  code: {
    hint: (name: string) =>
      `Scan this with the phone or tablet that ${name} plays on. Nothing has to be typed.`,
    label: (name: string) => `QR code that signs ${name} in`,
    show: 'Show the code',
    left: (clock: string) => `Works once, for ${clock} more`,
    over: 'This code has expired.',
    next: 'New code',
    failed: 'The code could not be created.',
    here: 'Open it on this device',
    done: (name: string, device: string) => `${name} is in: ${device}`,
    onlyHere:
      'You opened this page at an address that works only on this computer. Open Herohood at its network address first, so that other devices can scan the code.',
  },
  card: {
    title: 'By hand',
    hint: 'What your hero types when they cannot scan a code.',
    none: 'No username and PIN yet.',
    address: 'Address',
    familyCode: 'Family code',
    print: 'Print card',
    printed: (name: string) => `${name}'s login card`,
    keep: 'Keep this card at home. Whoever has it can play as this hero.',
  },
  devices: {
    title: 'Signed in on',
    load: 'where this hero is signed in',
    none: 'Not signed in anywhere.',
    current: 'This browser',
    seen: (when: string) => `Seen ${when}`,
    now: 'Seen within the last hour',
    since: (when: string) => `Signed in ${when}`,
    signOut: 'Sign out',
    signOutLabel: (device: string) => `Sign out on ${device}`,
    signedOut: { title: 'Signed out', message: (device: string) => `${device} needs a new sign-in.` },
    failed: { title: 'Could not sign out', message: 'Please try again.' },
  },
  /** The same for parents themselves. */
  own: {
    tab: 'Devices',
    hint: 'Where you are signed in. Sign out what you have lost or no longer use: it needs your password again.',
    load: 'where you are signed in',
    onlyHere: 'You are signed in nowhere else.',
    elsewhere: 'Sign out everywhere else',
    left: { title: 'Signed out', message: 'Only this browser is signed in now.' },
  },
} as const;
