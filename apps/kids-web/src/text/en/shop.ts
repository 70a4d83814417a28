import { plural, t } from '@lingui/core/macro';

/** Words of the wardrobe and the shops. */
const points = (n: number) => plural(n, { one: '# point', other: '# points' });

export const customizeText = {
  sections: {
    label: t`Hero and shops`,
    hero: t`Current Hero`,
    avatars: t`Avatar Shop`,
    gear: t`Gear Shop`,
  },
  balance: (n: number) => t`You have ${plural(n, { one: '# point', other: '# points' })}`,
  points: (n: number) => plural(n, { one: 'point', other: 'points' }),
} as const;

export const wardrobeText = {
  title: t`Current Hero`,
  gearTypes: { helmet: t`Helmet`, armor: t`Armor`, weapon: t`Weapon`, accessory: t`Extra` },
  slot: (type: string, name: string) => t`${type}: ${name}`,
  emptySlot: (type: string) => t`${type}: nothing yet`,
  takeOff: (name: string) => t`Take off ${name}`,
  wear: (name: string) => t`Wear ${name}`,
  wearing: t({ message: 'On', context: 'what a hero wears now' }),
  gearTitle: (type: string) => t`My gear: ${type}`,
  allGear: t`My gear`,
  noGear: t`Nothing here yet. Something for your hero waits in the gear shop!`,
  noGearOf: {
    helmet: t`No helmet yet. Have a look in the shop!`,
    armor: t`No armor yet. Have a look in the shop!`,
    weapon: t`No weapon yet. Have a look in the shop!`,
    accessory: t`Nothing extra yet. Have a look in the shop!`,
  },
  toShop: t`To the gear shop`,
  avatarsTitle: t`My avatars`,
  choose: (name: string) => t`Be the ${name}`,
  chosen: t`This is you!`,
  ownPicture: t`Your hero wears your family’s own picture, so the avatar hides behind it.`,
  moreAvatars: t`More avatars`,
  updated: t`Hero Updated!`,
  failed: { title: t`Update failed`, fallback: t`That did not work. Please try again.` },
} as const;

export const shopText = {
  avatars: t`Avatar Shop`,
  gear: t`Gear Shop`,
  filter: {
    label: t`What to show`,
    all: t`All`,
    helmet: t`Helmets`,
    armor: t`Armor`,
    weapon: t`Weapons`,
    accessory: t`Extras`,
  },
  rarities: { common: t`Common`, rare: t`Rare`, epic: t`Epic`, legendary: t`Legendary` },
  price: points,
  look: (name: string) => t`Look at ${name}`,
  buy: t`Buy`,
  buyLabel: (name: string, cost: number) =>
    t`Buy ${name} for ${plural(cost, { one: '# point', other: '# points' })}`,
  notEnough: t`Not Enough Points`,
  missing: (n: number) => plural(n, { one: '# more point', other: '# more points' }),
  need: (n: number) => t`Need ${plural(n, { one: '# more point', other: '# more points' })}`,
  savings: (have: number, cost: number) =>
    t`${have} of ${plural(cost, { one: '# point', other: '# points' })}`,
  levelNeeded: (n: number) => t`Reach level ${n} first`,
  owned: t`OWNED`,
  equipped: t`Equipped`,
  wear: t`Wear it`,
  takeOff: t`Take off`,
  beIt: t`Be it!`,
  isYou: t`This is you!`,
  question: (name: string, cost: number) =>
    t`Buy ${name} for ${plural(cost, { one: '# point', other: '# points' })}?`,
  /** For who does not read prices yet. */
  shortQuestion: (name: string) => t`Buy ${name}?`,
  left: (n: number) => t`Then you have ${plural(n, { one: '# point', other: '# points' })} left.`,
  repriced: (now: number, before: number) =>
    t`It costs ${plural(now, { one: '# point', other: '# points' })} now. Before it was ${before}.`,
  yes: t`Yes, buy it!`,
  buying: t`Buying...`,
  no: t`Not now`,
  close: t`Close`,
  bought: { avatar: t`Avatar Purchased!`, gear: t`Gear Purchased!` },
  isYours: (name: string) => t`${name} is yours!`,
  wrapped: t`Something new for you!`,
  unwrap: t`Open it!`,
  wearNow: t`Wear it now`,
  later: t`Later`,
  hooray: t`Hooray!`,
  worn: t`Your hero wears it already.`,
  inWardrobe: t`It waits in your wardrobe.`,
  refused: {
    avatar: { title: t`Purchase Failed`, fallback: t`Not enough reward points!` },
    gear: { title: t`Purchase failed`, fallback: t`Not enough reward points!` },
  },
  offline: t`The shop could not be reached. Try again when you are back online.`,
  unclear: t`The shop did not answer. Please look again in a moment.`,
  failed: { title: t`The shop is hard to find`, body: t`We could not load the shop.` },
  emptyAvatars: { title: t`All sold out`, body: t`New avatars come soon. Have a look at the gear shop!` },
  allMine: t`Wow, all of it is yours!`,
} as const;
