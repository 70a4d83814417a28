import { t } from '@lingui/core/macro';

/** Who belongs to the family, as what, and how somebody comes and goes. */
export const membersText = {
  title: t`Parents and helpers`,
  hint: t`Parents plan, reward and approve. Helpers see heroes and missions, and approve missions.`,
  you: t`You`,
  roles: { owner: t`Owner`, parent: t`Parent`, helper: t`Helper` },
  since: (day: string) => t`Since ${day}`,
  load: t`the parents of your family`,
  locked: t`You can see the parents again with Premium.`,
  acts: {
    open: (name: string) => t`What to do with ${name}`,
    makeHelper: t`Make a helper`,
    makeParent: t`Make a parent`,
    handOver: t`Make the owner`,
    remove: t`Remove from the family`,
  },
  handOver: {
    title: (name: string) => t`Make ${name} the owner?`,
    body: (name: string) =>
      t`You will be a parent like the others. Only ${name} will be able to change roles, remove people, export and erase everything, or make you the owner again.`,
    confirm: t`Hand over`,
  },
  removing: {
    title: (name: string) => t`Remove ${name}?`,
    body: (name: string) =>
      t`${name} will be signed out everywhere, and their account erased. What they decided stays. They may still know the family code: make a new one if they should not ask to join again.`,
    confirm: t`Remove`,
  },
  leaving: {
    title: t`Leave the family`,
    hint: t`Your account is erased, and you are signed out everywhere. What you decided stays with the family.`,
    open: t`Leave the family`,
    question: t`Leave the family?`,
    body: t`Your account is erased right away and for good. To come back, you need an invitation or the family code.`,
    confirm: t`Leave`,
  },
  helperTitle: t`You are a helper here`,
  helperLead: t`You see the heroes, their missions and reports. You approve missions, send them back and mark them done.`,
  noHeroes: {
    title: t`There are no heroes yet`,
    hint: t`As soon as a parent of the family adds one, you will see them here.`,
  },
  invitations: {
    title: t`Invite an adult`,
    hint: t`A link lets one person in right away. It works once, for 72 hours.`,
    role: t`Join as`,
    roles: {
      parent: t`A parent can do everything except what only the owner can.`,
      helper: t`A helper, such as a grandparent, sees heroes and missions, and approves missions.`,
    },
    make: t`Make a link`,
    made: t`Your link is ready`,
    madeHint: t`Send it to one person. It is shown only now.`,
    copy: t`Copy link`,
    share: t`Share`,
    shareTitle: t`Join us on Herohood`,
    shareText: t`Join our family on Herohood with this link. It works once, for 72 hours.`,
    open: t`Open invitations`,
    none: t`Nobody is invited at the moment.`,
    until: (moment: string) => t`until ${moment}`,
    withdraw: t`Withdraw`,
    withdrawLabel: (role: string, moment: string) => t`Withdraw the invitation for a ${role} until ${moment}`,
    load: t`your invitations`,
  },
  newCode: {
    open: t`New code`,
    title: t`Make a new family code?`,
    body: t`The old code stops working right away. Printed cards and QR codes with it no longer work: print new ones. Whoever is signed in stays signed in. A hero who signs in again needs the new code.`,
    confirm: t`Make a new code`,
    done: (code: string) => t`It is ${code}. Cards with the old one no longer work.`,
  },
  toasts: {
    failed: t`That did not work`,
    role: (name: string, role: string) => ({ title: t`Role changed`, message: t`${name}: ${role}.` }),
    removed: (name: string) => ({ title: t`Removed`, message: t`${name} is no longer in the family.` }),
    withdrawn: { title: t`Invitation withdrawn`, message: t`Its link no longer works.` },
    newCode: t`New family code`,
  },
} as const;
