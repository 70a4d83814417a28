import { KEPT_DAYS } from '@herohood/domain/family/kept-days';
import { DEFAULT_PHOTO_DAYS } from '@herohood/domain/media/photo';
import { t } from '@lingui/core/macro';

/** The built-in pages about privacy and terms. They tell what the program keeps and does; each figure is a constant of it. */
export const legalText = {
  back: t`Back to the start`,
  contact: t`Write to whoever runs this server:`,
  noContact: t`Ask whoever gave you this address: they run this server and are responsible for it.`,
  privacy: {
    title: t`Privacy`,
    lead: t`Herohood keeps what the game needs, on the server that you opened, and shows it to your family alone.`,
    parts: [
      {
        title: t`What is kept about children`,
        lines: [
          t`Name, avatar and, if a parent uploads one, a picture. Username and PIN; the PIN is encrypted, because parents must be able to read it.`,
          t`Missions done, XP, points, streaks, rewards and claims, plays of mini-games, and what parents write about them.`,
          t`Pictures that a hero sends with a mission. The place where they were taken is removed before they are kept.`,
          t`The devices a hero uses: a random number, a kind such as "Web", and when it was last seen.`,
          t`The year of birth, if a parent says it: ideas go by the age. Helpers and brothers and sisters do not see it.`,
          t`No email, no day of birth, no school and no location. A nickname is enough everywhere.`,
        ],
      },
      {
        title: t`What is kept about parents`,
        lines: [
          t`Email, first and last name, a phone number if you give one, and a hash of the password, never the password itself.`,
          t`Where you are signed in: the kind of browser, and when it was last seen. The address to which it takes pushes, if you switch them on.`,
          t`The list of who did what in the family, with first names.`,
          t`Recordings of your voice for reminders, if you make some.`,
        ],
      },
      {
        title: t`Who sees it`,
        lines: [
          t`The parents of the family see everything of it. A helper whom they let in sees heroes without their PINs, missions and reports. A hero sees only their own things. Of brothers and sisters they see name, looks and room, as long as a parent leaves visits between heroes open.`,
          t`Nothing is shown to other families or to the public. Whoever runs this server can read its database, except passwords.`,
          t`There are no advertisements, no trackers and no analytics. The cookies keep you signed in and recognize a browser at the next sign-in. They do nothing else.`,
        ],
      },
      {
        title: t`What leaves this server`,
        lines: [
          t`Emails to parents: a link for a new password or a new address, and a notice when either changed.`,
          t`Push messages, if you switch them on: encrypted, through the push service of your browser.`,
          t`For payments, where this server takes any: your email, your name and the plan go to the payment provider Stripe. Card numbers go there directly and never reach this server.`,
        ],
      },
      {
        title: t`How long`,
        lines: [
          t`Heroes, missions, points and rewards: until a parent deletes the hero or the owner erases the family.`,
          t`The list of who did what: ${{ auditEntries: KEPT_DAYS.auditEntries }} days.`,
          t`A sign-in: 30 days after its last use. Counts of wrong sign-ins and of mails: ${{ loginThrottles: KEPT_DAYS.loginThrottles }} days. Links for a new password and codes that sign a hero in: a day beyond their end. Invitations: ${{ invitations: KEPT_DAYS.invitations }} days beyond theirs.`,
          t`A browser that a hero signed in from: ${{ knownDevices: KEPT_DAYS.knownDevices }} days after the last sign-in there.`,
          t`Notes for other devices about what changed: ${{ syncEvents: KEPT_DAYS.syncEvents }} days. Reminders that were sent: ${{ reminders: KEPT_DAYS.reminders }} days. Events of the payment provider: ${{ stripeEvents: KEPT_DAYS.stripeEvents }} days.`,
          t`A picture or recording that is no longer used: a day.`,
          t`When a family is erased on a server with plans, a mark that the email of its owner has had a trial: ${{ usedTrials: KEPT_DAYS.usedTrials }} days. It is a digest from which nobody can read the address, and serves nothing else.`,
          t`A picture that a hero sent with a mission: as many days after your yes as you choose, ${DEFAULT_PHOTO_DAYS} at first. It goes at once when the mission is taken back or sent back.`,
          t`The server's log, with network addresses and no names, and its backups: as long as whoever runs it keeps them.`,
        ],
      },
      {
        title: t`Your rights`,
        lines: [
          t`The owner of the family downloads everything as one file and erases everything, on the family page, at any time and without paying.`,
          t`Erasing works right away. It includes pictures, recordings and your record at the payment provider. What was erased stays in older backups until those are deleted.`,
          t`Names, pictures and sign-ins can be changed by parents at any time. Only a parent can make a hero.`,
        ],
      },
    ],
  },
  terms: {
    title: t`Terms`,
    lead: t`Short, because the program is simple. Whoever runs this server is responsible for it and may add terms of their own.`,
    parts: [
      {
        title: t`What it is`,
        lines: [
          t`Herohood is a game for families: children do missions, parents approve them and give rewards that they choose themselves.`,
          t`XP and points are play money. They cannot be bought, sold or paid out.`,
        ],
      },
      {
        title: t`Who may use it`,
        lines: [
          t`An adult creates the family, and is responsible for what is written in it and for the children who play.`,
          t`Keep passwords and PINs to your family. Do not try to reach what is not yours.`,
        ],
      },
      {
        title: t`Payments`,
        lines: [
          t`Where this server offers plans, their price and period stand beside the button. A plan renews until it is cancelled, with one tap, and then runs to the end of what was paid.`,
          t`A trial needs no card and ends on its own. Without a plan children keep what they earned.`,
        ],
      },
      {
        title: t`What is promised`,
        lines: [
          t`The program is free software under the MIT licence and comes without a warranty. Whoever runs this server looks after it and its backups.`,
          t`You can leave at any time, with all your data as one file.`,
        ],
      },
    ],
  },
} as const;
