import Balloon from '~icons/fluent-emoji-flat/balloon';
import Butterfly from '~icons/fluent-emoji-flat/butterfly';
import Cactus from '~icons/fluent-emoji-flat/cactus';
import Crown from '~icons/fluent-emoji-flat/crown';
import Cupcake from '~icons/fluent-emoji-flat/cupcake';
import Elephant from '~icons/fluent-emoji-flat/elephant';
import Fox from '~icons/fluent-emoji-flat/fox';
import Frog from '~icons/fluent-emoji-flat/frog';
import Guitar from '~icons/fluent-emoji-flat/guitar';
import LadyBeetle from '~icons/fluent-emoji-flat/lady-beetle';
import Octopus from '~icons/fluent-emoji-flat/octopus';
import Owl from '~icons/fluent-emoji-flat/owl';
import Panda from '~icons/fluent-emoji-flat/panda';
import Penguin from '~icons/fluent-emoji-flat/penguin';
import Pizza from '~icons/fluent-emoji-flat/pizza';
import Rainbow from '~icons/fluent-emoji-flat/rainbow';
import Robot from '~icons/fluent-emoji-flat/robot';
import Rocket from '~icons/fluent-emoji-flat/rocket';
import Snowman from '~icons/fluent-emoji-flat/snowman';
import SoccerBall from '~icons/fluent-emoji-flat/soccer-ball';
import Strawberry from '~icons/fluent-emoji-flat/strawberry';
import Sunflower from '~icons/fluent-emoji-flat/sunflower';
import TRex from '~icons/fluent-emoji-flat/t-rex';
import Train from '~icons/fluent-emoji-flat/train';
import Unicorn from '~icons/fluent-emoji-flat/unicorn';
import Watermelon from '~icons/fluent-emoji-flat/watermelon';
import { memoryNames } from '../../../text/en/games';
import type { Picture } from '../game';

export type MemoryPicture = { name: string; Picture: Picture };

const pictures: Record<keyof typeof memoryNames, Picture> = {
  balloon: Balloon,
  butterfly: Butterfly,
  cactus: Cactus,
  crown: Crown,
  cupcake: Cupcake,
  elephant: Elephant,
  fox: Fox,
  frog: Frog,
  guitar: Guitar,
  ladybird: LadyBeetle,
  octopus: Octopus,
  owl: Owl,
  panda: Panda,
  penguin: Penguin,
  pizza: Pizza,
  rainbow: Rainbow,
  robot: Robot,
  rocket: Rocket,
  snowman: Snowman,
  ball: SoccerBall,
  strawberry: Strawberry,
  sunflower: Sunflower,
  dinosaur: TRex,
  train: Train,
  unicorn: Unicorn,
  watermelon: Watermelon,
};

/** What cards can show: things that are told apart at a glance, also by those who see colours differently. */
export const memoryPictures: readonly MemoryPicture[] = (
  Object.keys(pictures) as (keyof typeof memoryNames)[]
).map((id) => ({ name: memoryNames[id], Picture: pictures[id] }));
