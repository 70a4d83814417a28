import Airplane from '~icons/fluent-emoji-flat/airplane';
import Backpack from '~icons/fluent-emoji-flat/backpack';
import Broccoli from '~icons/fluent-emoji-flat/broccoli';
import Cherries from '~icons/fluent-emoji-flat/cherries';
import Chipmunk from '~icons/fluent-emoji-flat/chipmunk';
import Cucumber from '~icons/fluent-emoji-flat/cucumber';
import Doughnut from '~icons/fluent-emoji-flat/doughnut';
import Dumpling from '~icons/fluent-emoji-flat/dumpling';
import Eggplant from '~icons/fluent-emoji-flat/eggplant';
import Elephant from '~icons/fluent-emoji-flat/elephant';
import Envelope from '~icons/fluent-emoji-flat/envelope';
import Flamingo from '~icons/fluent-emoji-flat/flamingo';
import Fountain from '~icons/fluent-emoji-flat/fountain';
import Hedgehog from '~icons/fluent-emoji-flat/hedgehog';
import Hospital from '~icons/fluent-emoji-flat/hospital';
import Kangaroo from '~icons/fluent-emoji-flat/kangaroo';
import Keyboard from '~icons/fluent-emoji-flat/keyboard';
import Lollipop from '~icons/fluent-emoji-flat/lollipop';
import Suitcase from '~icons/fluent-emoji-flat/luggage';
import Mosquito from '~icons/fluent-emoji-flat/mosquito';
import Mushroom from '~icons/fluent-emoji-flat/mushroom';
import Notebook from '~icons/fluent-emoji-flat/notebook-with-decorative-cover';
import Pancakes from '~icons/fluent-emoji-flat/pancakes';
import Princess from '~icons/fluent-emoji-flat/princess';
import Sandwich from '~icons/fluent-emoji-flat/sandwich';
import Scissors from '~icons/fluent-emoji-flat/scissors';
import Scorpion from '~icons/fluent-emoji-flat/scorpion';
import Mountain from '~icons/fluent-emoji-flat/snow-capped-mountain';
import Dinosaur from '~icons/fluent-emoji-flat/t-rex';
import Umbrella from '~icons/fluent-emoji-flat/umbrella';
import type { WordPictures } from '../game';

/** The pictures whose English names have eight letters. */
export const pictures: WordPictures = {
  airplane: Airplane,
  backpack: Backpack,
  broccoli: Broccoli,
  cherries: Cherries,
  chipmunk: Chipmunk,
  cucumber: Cucumber,
  dinosaur: Dinosaur,
  doughnut: Doughnut,
  dumpling: Dumpling,
  eggplant: Eggplant,
  elephant: Elephant,
  envelope: Envelope,
  flamingo: Flamingo,
  fountain: Fountain,
  hedgehog: Hedgehog,
  hospital: Hospital,
  kangaroo: Kangaroo,
  keyboard: Keyboard,
  lollipop: Lollipop,
  mosquito: Mosquito,
  mountain: Mountain,
  mushroom: Mushroom,
  notebook: Notebook,
  pancakes: Pancakes,
  princess: Princess,
  sandwich: Sandwich,
  scissors: Scissors,
  scorpion: Scorpion,
  suitcase: Suitcase,
  umbrella: Umbrella,
};
