import { t } from '@lingui/core/macro';

/** How a hero gets into the kids app: the code to scan, the card to print, and where they are signed in. */
export const signInText = {
  open: (name: string) => t`Sign ${name} in on a device`,
  title: (name: string) => t`Sign ${name} in`,
  code: {
    hint: (name: string) =>
      t`Scan this with the phone or tablet that ${name} plays on. Nothing has to be typed.`,
    label: (name: string) => t`QR code that signs ${name} in`,
    show: t`Show the code`,
    left: (clock: string) => t`Works once, for ${clock} more`,
    over: t`This code has expired.`,
    next: t`New code`,
    failed: t`The code could not be created.`,
    here: t`Open it on this device`,
    done: (name: string, device: string) => t`${name} is in: ${device}`,
    onlyHere: t`You opened this page at an address that works only on this computer. Open Herohood at its network address first, so that other devices can scan the code.`,
  },
  card: {
    title: t`By hand`,
    hint: t`What your hero types when they cannot scan a code.`,
    none: t`No username and PIN yet.`,
    address: t`Address`,
    familyCode: t`Family code`,
    print: t`Print card`,
    printed: (name: string) => t`${name}'s login card`,
    keep: t`Keep this card at home. Whoever has it can play as this hero.`,
  },
  devices: {
    title: t`Signed in on`,
    load: t`where this hero is signed in`,
    none: t`Not signed in anywhere.`,
    current: t`This browser`,
    seen: (when: string) => t`Seen ${when}`,
    now: t`Seen within the last hour`,
    since: (when: string) => t`Signed in ${when}`,
    signOut: t`Sign out`,
    signOutLabel: (device: string) => t`Sign out on ${device}`,
    signedOut: { title: t`Signed out`, message: (device: string) => t`${device} needs a new sign-in.` },
    failed: { title: t`Could not sign out`, message: t`Please try again.` },
  },
  /** The same for parents themselves. */
  own: {
    tab: t`Devices`,
    hint: t`Where you are signed in. Sign out what you have lost or no longer use: it needs your password again.`,
    load: t`where you are signed in`,
    onlyHere: t`You are signed in nowhere else.`,
    elsewhere: t`Sign out everywhere else`,
    left: { title: t`Signed out`, message: t`Only this browser is signed in now.` },
  },
} as const;
