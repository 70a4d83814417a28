/** One thing to find: a decoration for the room, never for sale. `art` names a picture of the fluent-emoji-flat set. */
export interface Find {
  id: string;
  name: string;
  art: string;
}

/** Things that belong together; whole is a set that has each of them once. */
export interface FindSet {
  id: string;
  name: string;
  finds: readonly Find[];
}

/** What a hero finds under the open sky (rules: finds). */
const OUTDOOR_SETS: readonly FindSet[] = [
  {
    id: 'sea',
    name: 'From the sea',
    finds: [
      { id: 'sea-spiral-shell', name: 'Spiral shell', art: 'spiral-shell' },
      { id: 'sea-coral', name: 'Pink coral', art: 'coral' },
      { id: 'sea-crab', name: 'Little crab', art: 'crab' },
      { id: 'sea-octopus', name: 'Shy octopus', art: 'octopus' },
      { id: 'sea-tropical-fish', name: 'Striped fish', art: 'tropical-fish' },
      { id: 'sea-blowfish', name: 'Puffed-up fish', art: 'blowfish' },
      { id: 'sea-dolphin', name: 'Leaping dolphin', art: 'dolphin' },
      { id: 'sea-whale', name: 'Singing whale', art: 'whale' },
      { id: 'sea-turtle', name: 'Old turtle', art: 'turtle' },
      { id: 'sea-seal', name: 'Sleepy seal', art: 'seal' },
      { id: 'sea-oyster', name: 'Oyster with a pearl', art: 'oyster' },
      { id: 'sea-anchor', name: 'Lost anchor', art: 'anchor' },
      { id: 'sea-sailboat', name: 'Toy sailboat', art: 'sailboat' },
    ],
  },
  {
    id: 'forest',
    name: 'From the forest',
    finds: [
      { id: 'forest-mushroom', name: 'Red mushroom', art: 'mushroom' },
      { id: 'forest-chestnut', name: 'Shiny chestnut', art: 'chestnut' },
      { id: 'forest-maple-leaf', name: 'Maple leaf', art: 'maple-leaf' },
      { id: 'forest-evergreen-tree', name: 'Tiny fir tree', art: 'evergreen-tree' },
      { id: 'forest-hedgehog', name: 'Curious hedgehog', art: 'hedgehog' },
      { id: 'forest-fox', name: 'Clever fox', art: 'fox' },
      { id: 'forest-owl', name: 'Night owl', art: 'owl' },
      { id: 'forest-feather', name: 'Long feather', art: 'feather' },
      { id: 'forest-chipmunk', name: 'Busy chipmunk', art: 'chipmunk' },
      { id: 'forest-nest-with-eggs', name: 'Nest with three eggs', art: 'nest-with-eggs' },
      { id: 'forest-beaver', name: 'Builder beaver', art: 'beaver' },
      { id: 'forest-four-leaf-clover', name: 'Lucky clover', art: 'four-leaf-clover' },
      { id: 'forest-badger', name: 'Badger friend', art: 'badger' },
    ],
  },
  {
    id: 'space',
    name: 'From the stars',
    finds: [
      { id: 'space-rocket', name: 'Paper rocket', art: 'rocket' },
      { id: 'space-ringed-planet', name: 'Ringed planet', art: 'ringed-planet' },
      { id: 'space-full-moon', name: 'Moon lamp', art: 'full-moon' },
      { id: 'space-comet', name: 'Comet', art: 'comet' },
      { id: 'space-shooting-star', name: 'Shooting star', art: 'shooting-star' },
      { id: 'space-satellite', name: 'Talking satellite', art: 'satellite' },
      { id: 'space-flying-saucer', name: 'Flying saucer', art: 'flying-saucer' },
      { id: 'space-telescope', name: 'Brass telescope', art: 'telescope' },
      { id: 'space-milky-way', name: 'Jar of the Milky Way', art: 'milky-way' },
      { id: 'space-alien-monster', name: 'Friendly visitor', art: 'alien-monster' },
      { id: 'space-sun-with-face', name: 'Laughing sun', art: 'sun-with-face' },
      { id: 'space-new-moon-face', name: 'Moon with a face', art: 'new-moon-face' },
      { id: 'space-glowing-star', name: 'Glowing star', art: 'glowing-star' },
    ],
  },
  {
    id: 'garden',
    name: 'From the garden',
    finds: [
      { id: 'garden-sunflower', name: 'Sunflower', art: 'sunflower' },
      { id: 'garden-tulip', name: 'Tulip', art: 'tulip' },
      { id: 'garden-rose', name: 'Rose', art: 'rose' },
      { id: 'garden-hibiscus', name: 'Hibiscus', art: 'hibiscus' },
      { id: 'garden-cherry-blossom', name: 'Cherry blossom', art: 'cherry-blossom' },
      { id: 'garden-cactus', name: 'Cactus in a pot', art: 'cactus' },
      { id: 'garden-lady-beetle', name: 'Ladybird', art: 'lady-beetle' },
      { id: 'garden-butterfly', name: 'Butterfly', art: 'butterfly' },
      { id: 'garden-honeybee', name: 'Bee', art: 'honeybee' },
      { id: 'garden-snail', name: 'Snail', art: 'snail' },
      { id: 'garden-frog', name: 'Frog', art: 'frog' },
      { id: 'garden-hatching-chick', name: 'Hatching chick', art: 'hatching-chick' },
      { id: 'garden-rabbit', name: 'Rabbit', art: 'rabbit' },
    ],
  },
];

/** What a hero finds under a roof (rules: finds). */
const INDOOR_SETS: readonly FindSet[] = [
  {
    id: 'kitchen',
    name: 'From the bakery',
    finds: [
      { id: 'kitchen-cookie', name: 'Giant cookie', art: 'cookie' },
      { id: 'kitchen-cupcake', name: 'Cupcake', art: 'cupcake' },
      { id: 'kitchen-doughnut', name: 'Doughnut', art: 'doughnut' },
      { id: 'kitchen-pretzel', name: 'Pretzel', art: 'pretzel' },
      { id: 'kitchen-lollipop', name: 'Lollipop', art: 'lollipop' },
      { id: 'kitchen-chocolate-bar', name: 'Chocolate bar', art: 'chocolate-bar' },
      { id: 'kitchen-honey-pot', name: 'Honey pot', art: 'honey-pot' },
      { id: 'kitchen-pancakes', name: 'Tower of pancakes', art: 'pancakes' },
      { id: 'kitchen-waffle', name: 'Golden waffle', art: 'waffle' },
      { id: 'kitchen-soft-ice-cream', name: 'Ice cream cone', art: 'soft-ice-cream' },
      { id: 'kitchen-shortcake', name: 'Strawberry cake', art: 'shortcake' },
      { id: 'kitchen-croissant', name: 'Croissant', art: 'croissant' },
      { id: 'kitchen-popcorn', name: 'Box of popcorn', art: 'popcorn' },
    ],
  },
  {
    id: 'music',
    name: 'From the music tent',
    finds: [
      { id: 'music-violin', name: 'Violin', art: 'violin' },
      { id: 'music-trumpet', name: 'Trumpet', art: 'trumpet' },
      { id: 'music-drum', name: 'Drum', art: 'drum' },
      { id: 'music-guitar', name: 'Guitar', art: 'guitar' },
      { id: 'music-saxophone', name: 'Saxophone', art: 'saxophone' },
      { id: 'music-accordion', name: 'Accordion', art: 'accordion' },
      { id: 'music-maracas', name: 'Maracas', art: 'maracas' },
      { id: 'music-banjo', name: 'Banjo', art: 'banjo' },
      { id: 'music-flute', name: 'Flute', art: 'flute' },
      { id: 'music-bell', name: 'Little bell', art: 'bell' },
      { id: 'music-microphone', name: 'Stage microphone', art: 'microphone' },
      { id: 'music-musical-keyboard', name: 'Piano keys', art: 'musical-keyboard' },
      { id: 'music-postal-horn', name: 'Post horn', art: 'postal-horn' },
    ],
  },
  {
    id: 'toys',
    name: 'From the toy loft',
    finds: [
      { id: 'toys-teddy-bear', name: 'Teddy bear', art: 'teddy-bear' },
      { id: 'toys-kite', name: 'Kite', art: 'kite' },
      { id: 'toys-yo-yo', name: 'Yo-yo', art: 'yo-yo' },
      { id: 'toys-balloon', name: 'Balloon', art: 'balloon' },
      { id: 'toys-puzzle-piece', name: 'Missing puzzle piece', art: 'puzzle-piece' },
      { id: 'toys-nesting-dolls', name: 'Nesting dolls', art: 'nesting-dolls' },
      { id: 'toys-boomerang', name: 'Boomerang', art: 'boomerang' },
      { id: 'toys-top-hat', name: 'Magician’s hat', art: 'top-hat' },
      { id: 'toys-crystal-ball', name: 'Snow globe', art: 'crystal-ball' },
      { id: 'toys-magic-wand', name: 'Magic wand', art: 'magic-wand' },
      { id: 'toys-bubbles', name: 'Soap bubbles', art: 'bubbles' },
      { id: 'toys-mirror-ball', name: 'Mirror ball', art: 'mirror-ball' },
      { id: 'toys-kick-scooter', name: 'Mini scooter', art: 'kick-scooter' },
    ],
  },
  {
    id: 'treasure',
    name: 'From the treasure cave',
    finds: [
      { id: 'treasure-gem-stone', name: 'Blue gem', art: 'gem-stone' },
      { id: 'treasure-ring', name: 'Ring with a stone', art: 'ring' },
      { id: 'treasure-coin', name: 'Gold coin', art: 'coin' },
      { id: 'treasure-old-key', name: 'Old key', art: 'old-key' },
      { id: 'treasure-scroll', name: 'Rolled map', art: 'scroll' },
      { id: 'treasure-compass', name: 'Compass', art: 'compass' },
      { id: 'treasure-amphora', name: 'Painted jar', art: 'amphora' },
      { id: 'treasure-trophy', name: 'Forgotten trophy', art: 'trophy' },
      { id: 'treasure-shield', name: 'Round shield', art: 'shield' },
      { id: 'treasure-candle', name: 'Candle that never drips', art: 'candle' },
      { id: 'treasure-hourglass-done', name: 'Hourglass', art: 'hourglass-done' },
      { id: 'treasure-magnet', name: 'Mighty magnet', art: 'magnet' },
      { id: 'treasure-moai', name: 'Stone face', art: 'moai' },
    ],
  },
];

/**
 * All that approvals can bring, in the order of the album (rules: finds). What heroes own are numbers in an order made of
 * this list, so it must stay as it is: sets that come later need numbers of their own.
 */
export const FIND_SETS: readonly FindSet[] = [...OUTDOOR_SETS, ...INDOOR_SETS];
