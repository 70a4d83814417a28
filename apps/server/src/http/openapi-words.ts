import type { RestRow } from '@herohood/api/trpc';
import type { CallerKind } from './rest-rows';

/** The parts of the API, in the order in which the document lists them. */
export const TAGS: Record<string, string> = {
  account: 'Signing up, signing in and out, the own profile, devices, everything of a family in one file',
  family: 'Members, who asks to join, invitations, what was done',
  children: 'Heroes: making and changing them, how they sign in',
  habits: 'What a family wants to become a habit, and which hero has which',
  home: 'What a hero sees first, and what there is to celebrate',
  missions: 'A habit on one day: done, approved, sent back, taken back',
  inbox: 'What waits for a parent, and what was decided lately',
  praise: 'Words, stickers and voices with an approval',
  rewards: 'What heroes can claim for XP, and their claims',
  goals: 'What heroes save XP for',
  proposals: 'What heroes did beyond their missions, what they wish for, and missions that they propose',
  points: 'The points of a hero, bonuses, what they were spent for',
  shop: 'Avatars and gear for points',
  games: 'Games of a few minutes that missions open',
  world: 'What heroes found, their room, how they look, cheers of siblings',
  controls: 'What a parent allows a hero, and the emergency mode',
  progress: 'Figures of weeks, badges, streaks',
  days: 'Days off, two homes, imported calendars, the month of a hero',
  subscription: 'The plan of a family and how it is paid',
  sync: 'What has changed since a moment, and news as they happen',
  push: 'Messages to a browser that is closed',
  media: 'Recordings and pictures',
};

const NAMES: Partial<Record<CallerKind, string>> = {
  parent: 'parents',
  owner: 'the owner of the family',
  helper: 'helpers',
  hero: 'heroes',
};

/** Who may call, and under which conditions, in words. */
export function describeCallers(callers: readonly CallerKind[]): string {
  if (callers.includes('anyone')) return 'For anyone, signed in or not.';
  const names = callers.flatMap((caller) => NAMES[caller] ?? []);
  const isForParents = callers.includes('parent') || callers.includes('owner');
  const isForHeroes = callers.includes('hero');
  return [
    `For ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]}.`,
    ...(isForParents && !callers.includes('parentWithoutPremium')
      ? ['Parents need premium access (402).']
      : []),
    ...(callers.includes('waitingParent') ? ['Whoever waits to be let into a family may call too.'] : []),
    ...(isForHeroes
      ? [
          `Emergency mode ${callers.includes('heroInEmergency') ? 'leaves it open' : 'closes it to heroes (403)'}.`,
        ]
      : []),
  ].join(' ');
}

/** What a call has of its own beyond its summary, in words. */
export function describeCall(callers: readonly CallerKind[], row: RestRow, weight: number): string {
  const refusals = row.refusals ?? [];
  return [
    describeCallers(callers),
    ...(weight > 1 ? [`It counts as ${weight} calls in the limits.`] : []),
    ...(refusals.length > 0
      ? [`Among its refusals: ${refusals.map((code) => `\`${code}\``).join(', ')}.`]
      : []),
  ].join(' ');
}
