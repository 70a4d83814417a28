/** What a hero can be seen doing: a mission, in one picture. `do` is any that has no picture of its own. */
export const heroActs = [
  'brush',
  'wash',
  'dress',
  'eat',
  'cook',
  'tidy',
  'feed',
  'water',
  'read',
  'learn',
  'paint',
  'music',
  'move',
  'help',
  'calm',
  'do',
] as const;

export type HeroAct = (typeof heroActs)[number];

/** The habit pictures of each act; `do` has the rest, and whatever picture is newer than this table. */
const picturesOf: Record<Exclude<HeroAct, 'do'>, readonly string[]> = {
  brush: ['teeth'],
  wash: ['shower', 'bath', 'soap', 'cream', 'toilet', 'hair', 'nails', 'dishes'],
  dress: ['clothes', 'shoes', 'coat', 'socks', 'cap', 'glasses', 'laundry'],
  eat: ['healthy-food', 'fruit', 'vegetables', 'breakfast', 'milk', 'lunch', 'bread', 'water', 'medicine'],
  cook: ['cooking', 'baking', 'table'],
  tidy: ['broom', 'bed', 'bin', 'recycling', 'toys', 'sofa'],
  feed: ['dog', 'cat', 'fish', 'hamster', 'rabbit', 'bird', 'horse', 'bone'],
  water: ['plants', 'garden', 'flowers', 'tree'],
  read: ['reading', 'library'],
  learn: [
    'study',
    'homework',
    'maths',
    'letters',
    'languages',
    'science',
    'computer',
    'writing',
    'calendar',
    'school',
    'letter',
  ],
  paint: ['art', 'crayon'],
  music: ['music', 'piano', 'guitar'],
  move: [
    'exercise',
    'energy',
    'bike',
    'swimming',
    'dance',
    'basketball',
    'tennis',
    'scooter',
    'skateboard',
    'judo',
    'playground',
    'hiking',
    'sun',
  ],
  help: ['heart', 'hug', 'thanks', 'help', 'present', 'baby', 'family', 'smile', 'call', 'plaster'],
  calm: ['sleep', 'mindfulness', 'peace', 'breathe', 'moon', 'no-phone', 'television', 'light'],
};

const actOfPicture = new Map(
  Object.entries(picturesOf).flatMap(([act, pictures]) =>
    pictures.map((picture) => [picture, act as HeroAct]),
  ),
);

/** What the hero is shown doing at a habit with that picture. */
export function actOfHabit(icon: string): HeroAct {
  return actOfPicture.get(icon) ?? 'do';
}
