import type { CheerId } from '@herohood/domain/world/cheer';
import { t } from '@lingui/core/macro';

/** Words of the hero's world: room, album, visits. */
export const worldText = {
  sections: { label: t`My world`, room: t`My room`, album: t`My album`, visits: t`Visits` },
} as const;

export const roomText = {
  board: (name: string) => t`The room of ${name}`,
  shelf: t`What can stand here`,
  piece: (name: string, x: number, y: number) =>
    t`${name}, place ${{ place: x + 1 }} of 12, row ${{ row: y + 1 }} of 8`,
  onShelf: (name: string, count: number) => (count > 1 ? t`${name}, ${count} of them` : name),
  full: t`Your room is full. Put something away first.`,
  hints: {
    start: t`Tap a thing. Then tap where it should stand.`,
    hold: (name: string) => t`${name}: now tap its place in the room.`,
    move: (name: string) => t`${name}: tap a new place, or pull it there.`,
    allPlaced: t`All of it stands in your room.`,
  },
  undo: t`Undo`,
  putAway: t`Put away`,
  saving: {
    saved: t`Your room is kept.`,
    saving: t`Keeping your room...`,
    kept: t`Kept on this device. It goes out when the internet is back.`,
    refused: t`Something in the room was not yours any more. Here is what is left.`,
  },
  empty: {
    title: t`Your room waits for its first thing`,
    body: t`Do a mission. When your parent says yes, a chest opens. Some chests hold a find, and it can stand here!`,
  },
  failed: { title: t`The door is stuck`, body: t`We could not open your room.` },
} as const;

export const albumText = {
  pages: {
    badges: t`Badges`,
    finds: t`Finds`,
    postcards: t`Postcards`,
    praise: t`My praise`,
    rewards: t`My reward album`,
  },
  next: (name: string) => t`Next set: ${name}`,
  count: (have: number, all: number) => t`${have} of ${all}`,
  whole: t`Whole!`,
  spokenSet: (name: string, have: number, all: number) => t`${name}: ${have} of ${all}.`,
  missing: t`Not found yet`,
  times: (n: number) => t`${n} times`,
  noPostcards: t`When all of today is done, your hero sets out. The next day they bring a postcard.`,
  from: (name: string) => t`Postcard: ${name}`,
  failed: { title: t`The album is closed`, body: t`We could not open your album.` },
} as const;

export const visitsText = {
  visit: (name: string) => t`Visit ${name}`,
  back: t`Back`,
  cheerTitle: (name: string) => t`Leave ${name} a cheer`,
  sent: (name: string) => t`Your cheer is on its way to ${name}!`,
  usedUp: t`All your cheers of today are on their way. Tomorrow you have five new ones!`,
  failedCheer: t`That cheer got lost. Please try again.`,
  received: t`Cheers for you`,
  noneReceived: t`No cheers yet. Leave one for somebody!`,
  receivedFrom: (name: string, cheer: string) => t`${name}: ${cheer}`,
  alone: {
    title: t`Nobody to visit yet`,
    body: t`Brothers and sisters with a hero of their own live next door.`,
  },
  failed: { title: t`Nobody opens`, body: t`We could not knock next door.` },
} as const;

/** What a cheer is called where it cannot be seen. */
export const cheerNames: Record<CheerId, string> = {
  wave: t`a wave`,
  'high-five': t`a high five`,
  star: t`a star`,
  heart: t`a heart`,
  clap: t`a big hand`,
  rocket: t`a rocket`,
  sunshine: t`sunshine`,
  trophy: t`a trophy`,
  hug: t`a hug`,
  laugh: t`a laugh`,
  strong: t`a strong arm`,
  balloon: t`a balloon`,
};

/** The party of a cheer. */
export const cheersText = {
  one: t`A greeting for you!`,
  many: (n: number) => t`${n} greetings for you!`,
  from: (name: string, cheer: string) => t`${name} sends you ${cheer}!`,
  any: t`a cheer`,
} as const;

/** The card of a trip. */
export const tripText = {
  title: (name: string) => t`${name} is back!`,
  from: (place: string) => t`A postcard: ${place}.`,
  close: t`Into my album!`,
} as const;

/** What a chest held besides. */
export const findText = {
  found: (name: string) => t`You found: ${name}!`,
  count: (have: number, all: number, set: string) => t`${have} of ${all} in ${set}`,
  whole: (set: string) => t`${set}: the set is whole!`,
} as const;
