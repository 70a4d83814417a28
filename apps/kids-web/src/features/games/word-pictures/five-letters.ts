import Bacon from '~icons/fluent-emoji-flat/bacon';
import Bagel from '~icons/fluent-emoji-flat/bagel';
import Bison from '~icons/fluent-emoji-flat/bison';
import Bread from '~icons/fluent-emoji-flat/bread';
import Brick from '~icons/fluent-emoji-flat/brick';
import Broom from '~icons/fluent-emoji-flat/broom';
import Crane from '~icons/fluent-emoji-flat/building-construction';
import Camel from '~icons/fluent-emoji-flat/camel';
import Candy from '~icons/fluent-emoji-flat/candy';
import Canoe from '~icons/fluent-emoji-flat/canoe';
import Chair from '~icons/fluent-emoji-flat/chair';
import Cloud from '~icons/fluent-emoji-flat/cloud';
import Clown from '~icons/fluent-emoji-flat/clown-face';
import Comet from '~icons/fluent-emoji-flat/comet';
import Coral from '~icons/fluent-emoji-flat/coral';
import Crown from '~icons/fluent-emoji-flat/crown';
import Truck from '~icons/fluent-emoji-flat/delivery-truck';
import Dress from '~icons/fluent-emoji-flat/dress';
import Eagle from '~icons/fluent-emoji-flat/eagle';
import Sheep from '~icons/fluent-emoji-flat/ewe';
import Chick from '~icons/fluent-emoji-flat/front-facing-baby-chick';
import Ghost from '~icons/fluent-emoji-flat/ghost';
import Globe from '~icons/fluent-emoji-flat/globe-showing-europe-africa';
import Goose from '~icons/fluent-emoji-flat/goose';
import Salad from '~icons/fluent-emoji-flat/green-salad';
import Hippo from '~icons/fluent-emoji-flat/hippopotamus';
import Horse from '~icons/fluent-emoji-flat/horse';
import House from '~icons/fluent-emoji-flat/house';
import Koala from '~icons/fluent-emoji-flat/koala';
import Lemon from '~icons/fluent-emoji-flat/lemon';
import Llama from '~icons/fluent-emoji-flat/llama';
import Mango from '~icons/fluent-emoji-flat/mango';
import Clock from '~icons/fluent-emoji-flat/mantelpiece-clock';
import Moose from '~icons/fluent-emoji-flat/moose';
import Mouse from '~icons/fluent-emoji-flat/mouse';
import Olive from '~icons/fluent-emoji-flat/olive';
import Onion from '~icons/fluent-emoji-flat/onion';
import Otter from '~icons/fluent-emoji-flat/otter';
import Panda from '~icons/fluent-emoji-flat/panda';
import Peach from '~icons/fluent-emoji-flat/peach';
import Pizza from '~icons/fluent-emoji-flat/pizza';
import Radio from '~icons/fluent-emoji-flat/radio';
import Apple from '~icons/fluent-emoji-flat/red-apple';
import Heart from '~icons/fluent-emoji-flat/red-heart';
import Robot from '~icons/fluent-emoji-flat/robot';
import Scarf from '~icons/fluent-emoji-flat/scarf';
import Shark from '~icons/fluent-emoji-flat/shark';
import Skunk from '~icons/fluent-emoji-flat/skunk';
import Sloth from '~icons/fluent-emoji-flat/sloth';
import Snail from '~icons/fluent-emoji-flat/snail';
import Snake from '~icons/fluent-emoji-flat/snake';
import Shell from '~icons/fluent-emoji-flat/spiral-shell';
import Spoon from '~icons/fluent-emoji-flat/spoon';
import Medal from '~icons/fluent-emoji-flat/sports-medal';
import Squid from '~icons/fluent-emoji-flat/squid';
import Ruler from '~icons/fluent-emoji-flat/straight-ruler';
import Sushi from '~icons/fluent-emoji-flat/sushi';
import Shirt from '~icons/fluent-emoji-flat/t-shirt';
import Tiger from '~icons/fluent-emoji-flat/tiger';
import Tooth from '~icons/fluent-emoji-flat/tooth';
import Train from '~icons/fluent-emoji-flat/train';
import Tulip from '~icons/fluent-emoji-flat/tulip';
import Watch from '~icons/fluent-emoji-flat/watch';
import Whale from '~icons/fluent-emoji-flat/whale';
import Wheel from '~icons/fluent-emoji-flat/wheel';
import Zebra from '~icons/fluent-emoji-flat/zebra';
import type { WordPictures } from '../game';

/** The pictures whose English names have five letters. */
export const pictures: WordPictures = {
  apple: Apple,
  bacon: Bacon,
  bagel: Bagel,
  bison: Bison,
  bread: Bread,
  brick: Brick,
  broom: Broom,
  camel: Camel,
  candy: Candy,
  canoe: Canoe,
  chair: Chair,
  chick: Chick,
  clock: Clock,
  cloud: Cloud,
  clown: Clown,
  comet: Comet,
  coral: Coral,
  crane: Crane,
  crown: Crown,
  dress: Dress,
  eagle: Eagle,
  ghost: Ghost,
  globe: Globe,
  goose: Goose,
  heart: Heart,
  hippo: Hippo,
  horse: Horse,
  house: House,
  koala: Koala,
  lemon: Lemon,
  llama: Llama,
  mango: Mango,
  medal: Medal,
  moose: Moose,
  mouse: Mouse,
  olive: Olive,
  onion: Onion,
  otter: Otter,
  panda: Panda,
  peach: Peach,
  pizza: Pizza,
  radio: Radio,
  robot: Robot,
  ruler: Ruler,
  salad: Salad,
  scarf: Scarf,
  shark: Shark,
  sheep: Sheep,
  shell: Shell,
  shirt: Shirt,
  skunk: Skunk,
  sloth: Sloth,
  snail: Snail,
  snake: Snake,
  spoon: Spoon,
  squid: Squid,
  sushi: Sushi,
  tiger: Tiger,
  tooth: Tooth,
  train: Train,
  truck: Truck,
  tulip: Tulip,
  watch: Watch,
  whale: Whale,
  wheel: Wheel,
  zebra: Zebra,
};
