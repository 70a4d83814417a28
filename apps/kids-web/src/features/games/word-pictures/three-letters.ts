import Ant from '~icons/fluent-emoji-flat/ant';
import Car from '~icons/fluent-emoji-flat/automobile';
import Bat from '~icons/fluent-emoji-flat/bat';
import Bed from '~icons/fluent-emoji-flat/bed';
import Bus from '~icons/fluent-emoji-flat/bus';
import Saw from '~icons/fluent-emoji-flat/carpentry-saw';
import Cat from '~icons/fluent-emoji-flat/cat';
import Cow from '~icons/fluent-emoji-flat/cow';
import Dog from '~icons/fluent-emoji-flat/dog';
import Ear from '~icons/fluent-emoji-flat/ear';
import Egg from '~icons/fluent-emoji-flat/egg';
import Eye from '~icons/fluent-emoji-flat/eye';
import Fly from '~icons/fluent-emoji-flat/fly';
import Ufo from '~icons/fluent-emoji-flat/flying-saucer';
import Fox from '~icons/fluent-emoji-flat/fox';
import Gem from '~icons/fluent-emoji-flat/gem-stone';
import Bee from '~icons/fluent-emoji-flat/honeybee';
import Hut from '~icons/fluent-emoji-flat/hut';
import Ice from '~icons/fluent-emoji-flat/ice';
import Jar from '~icons/fluent-emoji-flat/jar';
import Key from '~icons/fluent-emoji-flat/key';
import Leg from '~icons/fluent-emoji-flat/leg';
import Van from '~icons/fluent-emoji-flat/minibus';
import Owl from '~icons/fluent-emoji-flat/owl';
import Pen from '~icons/fluent-emoji-flat/pen';
import Pie from '~icons/fluent-emoji-flat/pie';
import Pig from '~icons/fluent-emoji-flat/pig';
import Ram from '~icons/fluent-emoji-flat/ram';
import Rat from '~icons/fluent-emoji-flat/rat';
import Web from '~icons/fluent-emoji-flat/spider-web';
import Sun from '~icons/fluent-emoji-flat/sun';
import Cup from '~icons/fluent-emoji-flat/teacup-without-handle';
import Hat from '~icons/fluent-emoji-flat/top-hat';
import WorldMap from '~icons/fluent-emoji-flat/world-map';
import type { WordPictures } from '../game';

/** The pictures whose English names have three letters. */
export const pictures: WordPictures = {
  ant: Ant,
  bat: Bat,
  bed: Bed,
  bee: Bee,
  bus: Bus,
  car: Car,
  cat: Cat,
  cow: Cow,
  cup: Cup,
  dog: Dog,
  ear: Ear,
  egg: Egg,
  eye: Eye,
  fly: Fly,
  fox: Fox,
  gem: Gem,
  hat: Hat,
  hut: Hut,
  ice: Ice,
  jar: Jar,
  key: Key,
  leg: Leg,
  map: WorldMap,
  owl: Owl,
  pen: Pen,
  pie: Pie,
  pig: Pig,
  ram: Ram,
  rat: Rat,
  saw: Saw,
  sun: Sun,
  ufo: Ufo,
  van: Van,
  web: Web,
};
