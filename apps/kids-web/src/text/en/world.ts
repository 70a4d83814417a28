import type { CheerId } from '@herohood/domain/world/cheer';

/** Words of the hero's world: room, album, visits. */
export const worldText = {
  sections: { label: 'My world', room: 'My room', style: 'My style', album: 'Album', visits: 'Visits' },
} as const;

export const roomText = {
  board: (name: string) => `The room of ${name}`,
  shelf: 'What can stand here',
  piece: (name: string, x: number, y: number) => `${name}, place ${x + 1} of 12, row ${y + 1} of 8`,
  onShelf: (name: string, count: number) => (count > 1 ? `${name}, ${count} of them` : name),
  placed: (name: string) => `${name} stands in your room.`,
  full: 'Your room is full. Put something away first.',
  hints: {
    start: 'Tap a thing. Then tap where it should stand.',
    hold: (name: string) => `${name}: now tap its place in the room.`,
    move: (name: string) => `${name}: tap a new place, or pull it there.`,
    allPlaced: 'All of it stands in your room.',
  },
  undo: 'Undo',
  putAway: 'Put away',
  saving: {
    saved: 'Your room is kept.',
    saving: 'Keeping your room...',
    kept: 'Kept on this device. It goes out when the internet is back.',
    refused: 'Something in the room was not yours any more. Here is what is left.',
  },
  empty: {
    title: 'Your room waits for its first thing',
    body: 'Do a mission. When your parent says yes, a chest opens. Some chests hold a find, and it can stand here!',
  },
  failed: { title: 'The door is stuck', body: 'We could not open your room.' },
} as const;

export const albumText = {
  title: 'Album',
  count: (have: number, all: number) => `${have} of ${all}`,
  whole: 'Whole!',
  spokenSet: (name: string, have: number, all: number) => `${name}: ${have} of ${all}.`,
  missing: 'Not found yet',
  times: (n: number) => `${n} times`,
  postcards: 'Postcards',
  noPostcards: 'When all of today is done, your hero sets out. The next day they bring a postcard.',
  from: (name: string) => `Postcard: ${name}`,
  failed: { title: 'The album is closed', body: 'We could not open your album.' },
} as const;

export const visitsText = {
  title: 'Visits',
  visit: (name: string) => `Visit ${name}`,
  back: 'Back',
  cheerTitle: (name: string) => `Leave ${name} a cheer`,
  sent: (name: string) => `Your cheer is on its way to ${name}!`,
  usedUp: 'All your cheers of today are on their way. Tomorrow you have five new ones!',
  failedCheer: 'That cheer got lost. Please try again.',
  emptyRoom: (name: string) => `${name} has not put anything here yet.`,
  received: 'Cheers for you',
  noneReceived: 'No cheers yet. Leave one for somebody!',
  receivedFrom: (name: string, cheer: string) => `${name}: ${cheer}`,
  alone: {
    title: 'Nobody to visit yet',
    body: 'Brothers and sisters with a hero of their own live next door.',
  },
  failed: { title: 'Nobody opens', body: 'We could not knock next door.' },
} as const;

/** What a cheer is called where it cannot be seen. */
export const cheerNames: Record<CheerId, string> = {
  wave: 'a wave',
  'high-five': 'a high five',
  star: 'a star',
  heart: 'a heart',
  clap: 'a big hand',
  rocket: 'a rocket',
  sunshine: 'sunshine',
  trophy: 'a trophy',
  hug: 'a hug',
  laugh: 'a laugh',
  strong: 'a strong arm',
  balloon: 'a balloon',
};

/** The party of a cheer. */
export const cheersText = {
  one: 'A greeting for you!',
  many: (n: number) => `${n} greetings for you!`,
  from: (name: string, cheer: string) => `${name} sends you ${cheer}!`,
  any: 'a cheer',
} as const;

/** The card of a trip. */
export const tripText = {
  title: (name: string) => `${name} is back!`,
  from: (place: string) => `A postcard: ${place}.`,
  close: 'Into my album!',
} as const;

/** What a chest held besides. */
export const findText = {
  found: (name: string) => `You found: ${name}!`,
  count: (have: number, all: number, set: string) => `${have} of ${all} in ${set}`,
  whole: (set: string) => `${set}: the set is whole!`,
} as const;
