/** What a level gives: furniture for the room, a backdrop of the stage, a pose of the hero, a frame of their portrait. */
export interface LevelGift {
  level: number;
  kind: 'furniture' | 'backdrop' | 'pose' | 'frame';
  id: string;
  name: string;
  /** Of furniture: a picture of the fluent-emoji-flat set. */
  art?: string;
}

/** Every level from 2 to 60 gives one thing (rules: level gifts). */
const LEVEL_GIFTS: readonly LevelGift[] = [
  { level: 2, kind: 'furniture', id: 'furniture-bed', name: 'Soft bed', art: 'bed' },
  { level: 3, kind: 'backdrop', id: 'backdrop-meadow', name: 'Meadow' },
  { level: 4, kind: 'furniture', id: 'furniture-chair', name: 'Wooden chair', art: 'chair' },
  { level: 5, kind: 'pose', id: 'pose-wave', name: 'Wave' },
  {
    level: 6,
    kind: 'furniture',
    id: 'furniture-couch-and-lamp',
    name: 'Reading corner',
    art: 'couch-and-lamp',
  },
  { level: 7, kind: 'frame', id: 'frame-leaf', name: 'Leaf frame' },
  { level: 8, kind: 'furniture', id: 'furniture-potted-plant', name: 'Potted plant', art: 'potted-plant' },
  { level: 9, kind: 'backdrop', id: 'backdrop-beach', name: 'Beach' },
  {
    level: 10,
    kind: 'furniture',
    id: 'furniture-framed-picture',
    name: 'Picture frame',
    art: 'framed-picture',
  },
  { level: 11, kind: 'pose', id: 'pose-dance', name: 'Dance' },
  { level: 12, kind: 'furniture', id: 'furniture-books', name: 'Pile of books', art: 'books' },
  { level: 13, kind: 'frame', id: 'frame-wave', name: 'Wave frame' },
  {
    level: 14,
    kind: 'furniture',
    id: 'furniture-mantelpiece-clock',
    name: 'Mantelpiece clock',
    art: 'mantelpiece-clock',
  },
  { level: 15, kind: 'backdrop', id: 'backdrop-forest', name: 'Forest' },
  { level: 16, kind: 'furniture', id: 'furniture-mirror', name: 'Mirror', art: 'mirror' },
  { level: 17, kind: 'pose', id: 'pose-jump', name: 'Jump' },
  { level: 18, kind: 'furniture', id: 'furniture-basket', name: 'Basket', art: 'basket' },
  { level: 19, kind: 'frame', id: 'frame-star', name: 'Star frame' },
  { level: 20, kind: 'furniture', id: 'furniture-television', name: 'Television', art: 'television' },
  { level: 21, kind: 'backdrop', id: 'backdrop-snow', name: 'Snow' },
  {
    level: 22,
    kind: 'furniture',
    id: 'furniture-red-paper-lantern',
    name: 'Paper lantern',
    art: 'red-paper-lantern',
  },
  { level: 23, kind: 'pose', id: 'pose-think', name: 'Think' },
  {
    level: 24,
    kind: 'furniture',
    id: 'furniture-globe-showing-europe-africa',
    name: 'Globe',
    art: 'globe-showing-europe-africa',
  },
  { level: 25, kind: 'frame', id: 'frame-flower', name: 'Flower frame' },
  { level: 26, kind: 'furniture', id: 'furniture-teapot', name: 'Teapot', art: 'teapot' },
  { level: 27, kind: 'backdrop', id: 'backdrop-night-sky', name: 'Night sky' },
  { level: 28, kind: 'furniture', id: 'furniture-chess-pawn', name: 'Chess table', art: 'chess-pawn' },
  { level: 29, kind: 'pose', id: 'pose-strong-arm', name: 'Strong arm' },
  { level: 30, kind: 'furniture', id: 'furniture-fishing-pole', name: 'Fishing rod', art: 'fishing-pole' },
  { level: 31, kind: 'frame', id: 'frame-ribbon', name: 'Ribbon frame' },
  { level: 32, kind: 'furniture', id: 'furniture-telephone', name: 'Old telephone', art: 'telephone' },
  { level: 33, kind: 'backdrop', id: 'backdrop-city', name: 'City' },
  { level: 34, kind: 'furniture', id: 'furniture-bathtub', name: 'Bathtub', art: 'bathtub' },
  { level: 35, kind: 'pose', id: 'pose-bow', name: 'Bow' },
  { level: 36, kind: 'furniture', id: 'furniture-window', name: 'Window with a view', art: 'window' },
  { level: 37, kind: 'frame', id: 'frame-cloud', name: 'Cloud frame' },
  { level: 38, kind: 'furniture', id: 'furniture-door', name: 'Secret door', art: 'door' },
  { level: 39, kind: 'backdrop', id: 'backdrop-under-water', name: 'Under water' },
  { level: 40, kind: 'furniture', id: 'furniture-radio', name: 'Radio', art: 'radio' },
  { level: 41, kind: 'pose', id: 'pose-spin', name: 'Spin' },
  { level: 42, kind: 'furniture', id: 'furniture-camera', name: 'Camera', art: 'camera' },
  { level: 43, kind: 'frame', id: 'frame-gem', name: 'Gem frame' },
  { level: 44, kind: 'furniture', id: 'furniture-microscope', name: 'Microscope', art: 'microscope' },
  { level: 45, kind: 'backdrop', id: 'backdrop-castle-hall', name: 'Castle hall' },
  { level: 46, kind: 'furniture', id: 'furniture-abacus', name: 'Abacus', art: 'abacus' },
  { level: 47, kind: 'pose', id: 'pose-dream', name: 'Dream' },
  { level: 48, kind: 'furniture', id: 'furniture-sled', name: 'Sled', art: 'sled' },
  { level: 49, kind: 'frame', id: 'frame-flame', name: 'Flame frame' },
  { level: 50, kind: 'furniture', id: 'furniture-canoe', name: 'Canoe', art: 'canoe' },
  { level: 51, kind: 'backdrop', id: 'backdrop-space', name: 'Space' },
  {
    level: 52,
    kind: 'furniture',
    id: 'furniture-deciduous-tree',
    name: 'Indoor tree',
    art: 'deciduous-tree',
  },
  { level: 53, kind: 'frame', id: 'frame-golden', name: 'Golden frame' },
  {
    level: 54,
    kind: 'furniture',
    id: 'furniture-snowman-without-snow',
    name: 'Snowman that never melts',
    art: 'snowman-without-snow',
  },
  { level: 55, kind: 'backdrop', id: 'backdrop-rainbow-land', name: 'Rainbow land' },
  { level: 56, kind: 'furniture', id: 'furniture-toolbox', name: 'Toolbox', art: 'toolbox' },
  { level: 57, kind: 'furniture', id: 'furniture-artist-palette', name: 'Easel', art: 'artist-palette' },
  { level: 58, kind: 'furniture', id: 'furniture-trophy', name: 'Trophy shelf', art: 'trophy' },
  { level: 59, kind: 'furniture', id: 'furniture-robot', name: 'Helper robot', art: 'robot' },
  { level: 60, kind: 'furniture', id: 'furniture-unicorn', name: 'Rocking unicorn', art: 'unicorn' },
];

/** What the levels above `from` up to `level` gave, in their order (rules: level gifts). */
export function giftsBetween(from: number, level: number): LevelGift[] {
  return giftsUpTo(level).filter((gift) => gift.level > from);
}

/** What a hero of that level has been given, in the order of the levels. */
export function giftsUpTo(level: number): LevelGift[] {
  return LEVEL_GIFTS.filter((gift) => gift.level <= level);
}
