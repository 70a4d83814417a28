import Anchor from '~icons/fluent-emoji-flat/anchor';
import Badger from '~icons/fluent-emoji-flat/badger';
import Banana from '~icons/fluent-emoji-flat/banana';
import Basket from '~icons/fluent-emoji-flat/basket';
import Beaver from '~icons/fluent-emoji-flat/beaver';
import Beetle from '~icons/fluent-emoji-flat/beetle';
import Pepper from '~icons/fluent-emoji-flat/bell-pepper';
import Bucket from '~icons/fluent-emoji-flat/bucket';
import Butter from '~icons/fluent-emoji-flat/butter';
import Cactus from '~icons/fluent-emoji-flat/cactus';
import Camera from '~icons/fluent-emoji-flat/camera';
import Candle from '~icons/fluent-emoji-flat/candle';
import Carrot from '~icons/fluent-emoji-flat/carrot';
import Castle from '~icons/fluent-emoji-flat/castle';
import Cheese from '~icons/fluent-emoji-flat/cheese-wedge';
import Cookie from '~icons/fluent-emoji-flat/cookie';
import Donkey from '~icons/fluent-emoji-flat/donkey';
import Dragon from '~icons/fluent-emoji-flat/dragon';
import Garlic from '~icons/fluent-emoji-flat/garlic';
import Grapes from '~icons/fluent-emoji-flat/grapes';
import Guitar from '~icons/fluent-emoji-flat/guitar';
import Hammer from '~icons/fluent-emoji-flat/hammer';
import Ladder from '~icons/fluent-emoji-flat/ladder';
import Laptop from '~icons/fluent-emoji-flat/laptop';
import Lizard from '~icons/fluent-emoji-flat/lizard';
import Magnet from '~icons/fluent-emoji-flat/magnet';
import Mirror from '~icons/fluent-emoji-flat/mirror';
import Monkey from '~icons/fluent-emoji-flat/monkey';
import Oyster from '~icons/fluent-emoji-flat/oyster';
import Parrot from '~icons/fluent-emoji-flat/parrot';
import Pencil from '~icons/fluent-emoji-flat/pencil';
import Potato from '~icons/fluent-emoji-flat/potato';
import Puzzle from '~icons/fluent-emoji-flat/puzzle-piece';
import Rabbit from '~icons/fluent-emoji-flat/rabbit';
import Helmet from '~icons/fluent-emoji-flat/rescue-workers-helmet';
import Planet from '~icons/fluent-emoji-flat/ringed-planet';
import Rocket from '~icons/fluent-emoji-flat/rocket';
import School from '~icons/fluent-emoji-flat/school';
import Needle from '~icons/fluent-emoji-flat/sewing-needle';
import Shrimp from '~icons/fluent-emoji-flat/shrimp';
import Spider from '~icons/fluent-emoji-flat/spider';
import Sponge from '~icons/fluent-emoji-flat/sponge';
import Orange from '~icons/fluent-emoji-flat/tangerine';
import Teapot from '~icons/fluent-emoji-flat/teapot';
import Tomato from '~icons/fluent-emoji-flat/tomato';
import Trophy from '~icons/fluent-emoji-flat/trophy';
import Turkey from '~icons/fluent-emoji-flat/turkey';
import Turtle from '~icons/fluent-emoji-flat/turtle';
import Violin from '~icons/fluent-emoji-flat/violin';
import Waffle from '~icons/fluent-emoji-flat/waffle';
import Window from '~icons/fluent-emoji-flat/window';
import Wrench from '~icons/fluent-emoji-flat/wrench';
import type { WordPictures } from '../game';

/** The pictures whose English names have six letters. */
export const pictures: WordPictures = {
  anchor: Anchor,
  badger: Badger,
  banana: Banana,
  basket: Basket,
  beaver: Beaver,
  beetle: Beetle,
  bucket: Bucket,
  butter: Butter,
  cactus: Cactus,
  camera: Camera,
  candle: Candle,
  carrot: Carrot,
  castle: Castle,
  cheese: Cheese,
  cookie: Cookie,
  donkey: Donkey,
  dragon: Dragon,
  garlic: Garlic,
  grapes: Grapes,
  guitar: Guitar,
  hammer: Hammer,
  helmet: Helmet,
  ladder: Ladder,
  laptop: Laptop,
  lizard: Lizard,
  magnet: Magnet,
  mirror: Mirror,
  monkey: Monkey,
  needle: Needle,
  orange: Orange,
  oyster: Oyster,
  parrot: Parrot,
  pencil: Pencil,
  pepper: Pepper,
  planet: Planet,
  potato: Potato,
  puzzle: Puzzle,
  rabbit: Rabbit,
  rocket: Rocket,
  school: School,
  shrimp: Shrimp,
  spider: Spider,
  sponge: Sponge,
  teapot: Teapot,
  tomato: Tomato,
  trophy: Trophy,
  turkey: Turkey,
  turtle: Turtle,
  violin: Violin,
  waffle: Waffle,
  window: Window,
  wrench: Wrench,
};
