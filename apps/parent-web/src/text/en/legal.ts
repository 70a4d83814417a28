import { KEPT_DAYS } from '@herohood/domain/family/kept-days';
import { DEFAULT_PHOTO_DAYS } from '@herohood/domain/media/photo';

/** The built-in pages about privacy and terms. They tell what the program keeps and does; each figure is a constant of it. */
export const legalText = {
  back: 'Back to the start',
  contact: 'Write to whoever runs this server:',
  noContact: 'Ask whoever gave you this address: they run this server and are responsible for it.',
  privacy: {
    title: 'Privacy',
    lead: 'Herohood keeps what the game needs, on the server that you opened, and shows it to your family alone.',
    parts: [
      {
        title: 'What is kept about children',
        lines: [
          'Name, avatar and, if a parent uploads one, a picture. Username and PIN; the PIN is encrypted, because parents must be able to read it.',
          'Missions done, XP, points, streaks, rewards and claims, plays of mini-games, and what parents write about them.',
          'Pictures that a hero sends with a mission. The place where they were taken is removed before they are kept.',
          'The devices a hero uses: a random number, a kind such as "Web", and when it was last seen.',
          'The year of birth, if a parent says it: ideas go by the age. Helpers and brothers and sisters do not see it.',
          'No email, no day of birth, no school and no location. A nickname is enough everywhere.',
        ],
      },
      {
        title: 'What is kept about parents',
        lines: [
          'Email, first and last name, a phone number if you give one, and a hash of the password, never the password itself.',
          'Where you are signed in: the kind of browser, and when it was last seen. The address to which it takes pushes, if you switch them on.',
          'The list of who did what in the family, with first names.',
          'Recordings of your voice for reminders, if you make some.',
        ],
      },
      {
        title: 'Who sees it',
        lines: [
          'The parents of the family see everything of it. A helper whom they let in sees heroes without their PINs, missions and reports. A hero sees only their own things, and nothing of their brothers and sisters.',
          'Nothing is shown to other families or to the public. Whoever runs this server can read its database, except passwords.',
          'There are no advertisements, no trackers and no analytics. The cookies keep you signed in and recognize a browser at the next sign-in. They do nothing else.',
        ],
      },
      {
        title: 'What leaves this server',
        lines: [
          'Emails to parents: a link for a new password or a new address, and a notice when either changed.',
          'Push messages, if you switch them on: encrypted, through the push service of your browser.',
          'For payments, where this server takes any: your email, your name and the plan go to the payment provider Stripe. Card numbers go there directly and never reach this server.',
        ],
      },
      {
        title: 'How long',
        lines: [
          'Heroes, missions, points and rewards: until a parent deletes the hero or the owner erases the family.',
          `The list of who did what: ${KEPT_DAYS.auditEntries} days.`,
          `A sign-in: 30 days after its last use. Counts of wrong sign-ins and of mails: ${KEPT_DAYS.loginThrottles} days. Links for a new password and codes that sign a hero in: a day beyond their end. Invitations: ${KEPT_DAYS.invitations} days beyond theirs.`,
          `A browser that a hero signed in from: ${KEPT_DAYS.knownDevices} days after the last sign-in there.`,
          `Notes for other devices about what changed: ${KEPT_DAYS.syncEvents} days. Reminders that were sent: ${KEPT_DAYS.reminders} days. Events of the payment provider: ${KEPT_DAYS.stripeEvents} days.`,
          'A picture or recording that is no longer used: a day.',
          `A picture that a hero sent with a mission: as many days after your yes as you choose, ${DEFAULT_PHOTO_DAYS} at first. It goes at once when the mission is taken back or sent back.`,
          "The server's log, with network addresses and no names, and its backups: as long as whoever runs it keeps them.",
        ],
      },
      {
        title: 'Your rights',
        lines: [
          'The owner of the family downloads everything as one file and erases everything, on the family page, at any time and without paying.',
          'Erasing works right away. It includes pictures, recordings and your record at the payment provider. What was erased stays in older backups until those are deleted.',
          'Names, pictures and sign-ins can be changed by parents at any time. Only a parent can make a hero.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'Short, because the program is simple. Whoever runs this server is responsible for it and may add terms of their own.',
    parts: [
      {
        title: 'What it is',
        lines: [
          'Herohood is a game for families: children do missions, parents approve them and give rewards that they choose themselves.',
          'XP and points are play money. They cannot be bought, sold or paid out.',
        ],
      },
      {
        title: 'Who may use it',
        lines: [
          'An adult creates the family, and is responsible for what is written in it and for the children who play.',
          'Keep passwords and PINs to your family. Do not try to reach what is not yours.',
        ],
      },
      {
        title: 'Payments',
        lines: [
          'Where this server offers plans, their price and period stand beside the button. A plan renews until it is cancelled, with one tap, and then runs to the end of what was paid.',
          'A trial needs no card and ends on its own. Without a plan children keep what they earned.',
        ],
      },
      {
        title: 'What is promised',
        lines: [
          'The program is free software under the MIT licence and comes without a warranty. Whoever runs this server looks after it and its backups.',
          'You can leave at any time, with all your data as one file.',
        ],
      },
    ],
  },
} as const;
