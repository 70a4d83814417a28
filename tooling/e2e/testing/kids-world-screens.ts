import { alterAnswers, answerInstead } from './alter-answers';
import { celebrating, celebratingHere } from './celebration';
import { click, type Screen } from './screen';

const owned = ['furniture-bed', 'furniture-books', 'sea-crab', 'forest-fox', 'knights-helmet'].map(
  (itemId) => ({
    itemId,
    kind: 'find',
    count: 1,
  }),
);
const items = [
  { itemId: 'furniture-bed', x: 1, y: 5, layer: 0 },
  { itemId: 'sea-crab', x: 4, y: 7, layer: 0 },
];

const usedClaim = {
  ...{ id: 'zoo', rewardId: 'zoo', childId: 'any', status: 'used', cost: 300, message: null },
  ...{ createdAt: '2026-03-01T08:00:00Z', decidedAt: '2026-03-02T08:00:00Z' },
  ...{ usedAt: '2026-03-03T08:00:00Z', usedOn: '2026-03-03' },
  reward: { name: 'A day at the zoo', icon: 'zoo', type: 'outing' },
};

/** Where the hero lives, and what is told of it. */
export const KIDS_WORLD_SCREENS: Screen[] = [
  {
    name: 'world-room',
    path: '/kids?tab=world',
    as: 'hero',
    prepare: (page) => alterAnswers(page, { 'world.room': () => ({ items, owned }) }),
    open: click(/^Pile of books/),
    shows: 'Pile of books: now tap its place in the room.',
  },
  {
    name: 'world-room-empty',
    path: '/kids?tab=world',
    as: 'hero',
    prepare: (page) => alterAnswers(page, { 'world.room': () => ({ items: [], owned: [] }) }),
    shows: 'Your room waits for its first thing',
  },
  { name: 'world-album', path: '/kids?tab=world&world=album&album=finds', as: 'hero', shows: /^\d+ of 13$/ },
  { name: 'album-badges', path: '/kids?tab=world&world=album', as: 'hero', shows: 'Kindness' },
  {
    name: 'album-postcards',
    path: '/kids?tab=world&world=album&album=postcards',
    as: 'hero',
    shows: 'Postcards',
  },
  {
    name: 'album-rewards',
    path: '/kids?tab=world&world=album&album=rewards',
    as: 'hero',
    prepare: (page) => answerInstead(page, 'rewards.listClaims', { result: { data: [usedClaim] } }),
    shows: 'A day at the zoo',
  },
  {
    name: 'world-visits',
    path: '/kids?tab=world&world=visits',
    as: 'hero',
    shows: 'Cheers for you',
  },
  {
    name: 'world-visit',
    path: '/kids?tab=world&world=visits',
    as: 'hero',
    open: click(/^Visit /),
    shows: /^Leave .* a cheer$/,
  },
  {
    name: 'celebration-find',
    path: '/kids',
    as: 'hero',
    open: celebrating({
      ...{ kind: 'paid', habitId: 'one', name: 'Brush teeth', xp: 25, promisedXp: 25, points: 5 },
      ...{ words: null, find: { findId: 'forest-fox', set: 'forest' } },
    }),
    shows: 'You found: Clever fox!',
    isWindow: true,
  },
  {
    name: 'celebration-trip',
    path: '/kids',
    as: 'hero',
    open: celebratingHere({
      kind: 'trip',
      story: 'I knocked at a castle gate, and it opened with a very long squeak.',
      place: 'The castle',
      art: 'castle',
    }),
    shows: 'A postcard: The castle.',
    isWindow: true,
  },
  {
    name: 'celebration-thanks',
    path: '/kids',
    as: 'hero',
    prepare: (page) => answerInstead(page, 'rewards.listClaims', { result: { data: [usedClaim] } }),
    open: celebrating({ kind: 'thanks', claimId: 'zoo', ...usedClaim.reward }),
    shows: 'It is in your album now.',
    isWindow: true,
  },
  {
    name: 'celebration-cheers',
    path: '/kids',
    as: 'hero',
    open: celebrating({ kind: 'cheer', fromName: 'Tom', cheer: 'rocket' }),
    shows: 'Tom sends you a rocket!',
    isWindow: true,
  },
];
