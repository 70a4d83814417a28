/** What a level gives: furniture for the room, a backdrop of the stage, a pose of the hero, a frame of their portrait. */
export interface LevelGift {
  level: number;
  kind: 'furniture' | 'backdrop' | 'pose' | 'frame';
  id: string;
  name: string;
  /** Of furniture: a picture of the fluent-emoji-flat set. */
  art?: string;
}

/** Every level from 2 to 60 gives one thing (rules: level gifts). Its id begins with what it is; a piece of furniture's ends with its picture. */
const GIFTS: readonly (readonly [id: `${LevelGift['kind']}-${string}`, name: string])[] = [
  ['furniture-bed', 'Soft bed'],
  ['backdrop-meadow', 'Meadow'],
  ['furniture-chair', 'Wooden chair'],
  ['pose-wave', 'Wave'],
  ['furniture-couch-and-lamp', 'Reading corner'],
  ['frame-leaf', 'Leaf frame'],
  ['furniture-potted-plant', 'Potted plant'],
  ['backdrop-beach', 'Beach'],
  ['furniture-framed-picture', 'Picture frame'],
  ['pose-dance', 'Dance'],
  ['furniture-books', 'Pile of books'],
  ['frame-wave', 'Wave frame'],
  ['furniture-mantelpiece-clock', 'Mantelpiece clock'],
  ['backdrop-forest', 'Forest'],
  ['furniture-mirror', 'Mirror'],
  ['pose-jump', 'Jump'],
  ['furniture-basket', 'Basket'],
  ['frame-star', 'Star frame'],
  ['furniture-television', 'Television'],
  ['backdrop-snow', 'Snow'],
  ['furniture-red-paper-lantern', 'Paper lantern'],
  ['pose-think', 'Think'],
  ['furniture-globe-showing-europe-africa', 'Globe'],
  ['frame-flower', 'Flower frame'],
  ['furniture-teapot', 'Teapot'],
  ['backdrop-night-sky', 'Night sky'],
  ['furniture-chess-pawn', 'Chess table'],
  ['pose-strong-arm', 'Strong arm'],
  ['furniture-fishing-pole', 'Fishing rod'],
  ['frame-ribbon', 'Ribbon frame'],
  ['furniture-telephone', 'Old telephone'],
  ['backdrop-city', 'City'],
  ['furniture-bathtub', 'Bathtub'],
  ['pose-bow', 'Bow'],
  ['furniture-window', 'Window with a view'],
  ['frame-cloud', 'Cloud frame'],
  ['furniture-door', 'Secret door'],
  ['backdrop-under-water', 'Under water'],
  ['furniture-radio', 'Radio'],
  ['pose-spin', 'Spin'],
  ['furniture-camera', 'Camera'],
  ['frame-gem', 'Gem frame'],
  ['furniture-microscope', 'Microscope'],
  ['backdrop-castle-hall', 'Castle hall'],
  ['furniture-abacus', 'Abacus'],
  ['pose-dream', 'Dream'],
  ['furniture-sled', 'Sled'],
  ['frame-flame', 'Flame frame'],
  ['furniture-canoe', 'Canoe'],
  ['backdrop-space', 'Space'],
  ['furniture-deciduous-tree', 'Indoor tree'],
  ['frame-golden', 'Golden frame'],
  ['furniture-snowman-without-snow', 'Snowman that never melts'],
  ['backdrop-rainbow-land', 'Rainbow land'],
  ['furniture-toolbox', 'Toolbox'],
  ['furniture-artist-palette', 'Easel'],
  ['furniture-trophy', 'Trophy shelf'],
  ['furniture-robot', 'Helper robot'],
  ['furniture-unicorn', 'Rocking unicorn'],
];

const LEVEL_GIFTS: readonly LevelGift[] = GIFTS.map(([id, name], index) => {
  const [kind = '', ...rest] = id.split('-');
  const gift = { level: index + 2, kind: kind as LevelGift['kind'], id, name };
  return gift.kind === 'furniture' ? { ...gift, art: rest.join('-') } : gift;
});

/** What the levels above `from` up to `level` gave, in their order (rules: level gifts). */
export function giftsBetween(from: number, level: number): LevelGift[] {
  return giftsUpTo(level).filter((gift) => gift.level > from);
}

/** What a hero of that level has been given, in the order of the levels. */
export function giftsUpTo(level: number): LevelGift[] {
  return LEVEL_GIFTS.filter((gift) => gift.level <= level);
}
