import Bear from '~icons/fluent-emoji-flat/bear';
import Bell from '~icons/fluent-emoji-flat/bell';
import Bird from '~icons/fluent-emoji-flat/bird';
import Cake from '~icons/fluent-emoji-flat/birthday-cake';
import Book from '~icons/fluent-emoji-flat/blue-book';
import Bone from '~icons/fluent-emoji-flat/bone';
import Bowl from '~icons/fluent-emoji-flat/bowl-with-spoon';
import Coat from '~icons/fluent-emoji-flat/coat';
import Coin from '~icons/fluent-emoji-flat/coin';
import Rice from '~icons/fluent-emoji-flat/cooked-rice';
import Crab from '~icons/fluent-emoji-flat/crab';
import Tree from '~icons/fluent-emoji-flat/deciduous-tree';
import Deer from '~icons/fluent-emoji-flat/deer';
import Dodo from '~icons/fluent-emoji-flat/dodo';
import Door from '~icons/fluent-emoji-flat/door';
import Dove from '~icons/fluent-emoji-flat/dove';
import Duck from '~icons/fluent-emoji-flat/duck';
import Corn from '~icons/fluent-emoji-flat/ear-of-corn';
import Fire from '~icons/fluent-emoji-flat/fire';
import Fish from '~icons/fluent-emoji-flat/fish';
import Foot from '~icons/fluent-emoji-flat/foot';
import Frog from '~icons/fluent-emoji-flat/frog';
import Moon from '~icons/fluent-emoji-flat/full-moon';
import Dice from '~icons/fluent-emoji-flat/game-die';
import Milk from '~icons/fluent-emoji-flat/glass-of-milk';
import Goat from '~icons/fluent-emoji-flat/goat';
import Boot from '~icons/fluent-emoji-flat/hiking-boot';
import Hook from '~icons/fluent-emoji-flat/hook';
import Kite from '~icons/fluent-emoji-flat/kite';
import Kiwi from '~icons/fluent-emoji-flat/kiwi-fruit';
import Lime from '~icons/fluent-emoji-flat/lime';
import Lion from '~icons/fluent-emoji-flat/lion';
import Lock from '~icons/fluent-emoji-flat/locked';
import Drum from '~icons/fluent-emoji-flat/long-drum';
import Leaf from '~icons/fluent-emoji-flat/maple-leaf';
import Nest from '~icons/fluent-emoji-flat/nest-with-eggs';
import Nose from '~icons/fluent-emoji-flat/nose';
import Pear from '~icons/fluent-emoji-flat/pear';
import Hand from '~icons/fluent-emoji-flat/raised-hand';
import Ring from '~icons/fluent-emoji-flat/ring';
import Rock from '~icons/fluent-emoji-flat/rock';
import Rose from '~icons/fluent-emoji-flat/rose';
import Shoe from '~icons/fluent-emoji-flat/running-shoe';
import Boat from '~icons/fluent-emoji-flat/sailboat';
import Salt from '~icons/fluent-emoji-flat/salt';
import Seal from '~icons/fluent-emoji-flat/seal';
import Ship from '~icons/fluent-emoji-flat/ship';
import Skis from '~icons/fluent-emoji-flat/skis';
import Sled from '~icons/fluent-emoji-flat/sled';
import Soap from '~icons/fluent-emoji-flat/soap';
import Star from '~icons/fluent-emoji-flat/star';
import Swan from '~icons/fluent-emoji-flat/swan';
import Taxi from '~icons/fluent-emoji-flat/taxi';
import Tent from '~icons/fluent-emoji-flat/tent';
import Flag from '~icons/fluent-emoji-flat/triangular-flag';
import Wing from '~icons/fluent-emoji-flat/wing';
import Wolf from '~icons/fluent-emoji-flat/wolf';
import Worm from '~icons/fluent-emoji-flat/worm';
import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import Yarn from '~icons/fluent-emoji-flat/yarn';
import type { WordPictures } from '../game';

/** The pictures whose English names have four letters. */
export const pictures: WordPictures = {
  bear: Bear,
  bell: Bell,
  bird: Bird,
  boat: Boat,
  bone: Bone,
  book: Book,
  boot: Boot,
  bowl: Bowl,
  cake: Cake,
  coat: Coat,
  coin: Coin,
  corn: Corn,
  crab: Crab,
  deer: Deer,
  dice: Dice,
  dodo: Dodo,
  door: Door,
  dove: Dove,
  drum: Drum,
  duck: Duck,
  fire: Fire,
  fish: Fish,
  flag: Flag,
  foot: Foot,
  frog: Frog,
  gift: Gift,
  goat: Goat,
  hand: Hand,
  hook: Hook,
  kite: Kite,
  kiwi: Kiwi,
  leaf: Leaf,
  lime: Lime,
  lion: Lion,
  lock: Lock,
  milk: Milk,
  moon: Moon,
  nest: Nest,
  nose: Nose,
  pear: Pear,
  rice: Rice,
  ring: Ring,
  rock: Rock,
  rose: Rose,
  salt: Salt,
  seal: Seal,
  ship: Ship,
  shoe: Shoe,
  skis: Skis,
  sled: Sled,
  soap: Soap,
  star: Star,
  swan: Swan,
  taxi: Taxi,
  tent: Tent,
  tree: Tree,
  wing: Wing,
  wolf: Wolf,
  worm: Worm,
  yarn: Yarn,
};
