import Dance from '~icons/fluent-emoji-flat/ballet-shoes';
import Basketball from '~icons/fluent-emoji-flat/basketball';
import Bike from '~icons/fluent-emoji-flat/bicycle';
import Tree from '~icons/fluent-emoji-flat/deciduous-tree';
import Swimming from '~icons/fluent-emoji-flat/goggles';
import Hiking from '~icons/fluent-emoji-flat/hiking-boot';
import Scooter from '~icons/fluent-emoji-flat/kick-scooter';
import Judo from '~icons/fluent-emoji-flat/martial-arts-uniform';
import Playground from '~icons/fluent-emoji-flat/playground-slide';
import Skateboard from '~icons/fluent-emoji-flat/skateboard';
import Exercise from '~icons/fluent-emoji-flat/soccer-ball';
import Sun from '~icons/fluent-emoji-flat/sun';
import Tennis from '~icons/fluent-emoji-flat/tennis';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { SPORT } from '../shelf-ids';

export default shelf<(typeof SPORT)[number]>({
  exercise: Exercise,
  bike: Bike,
  swimming: Swimming,
  dance: Dance,
  basketball: Basketball,
  tennis: Tennis,
  scooter: Scooter,
  skateboard: Skateboard,
  judo: Judo,
  playground: Playground,
  hiking: Hiking,
  sun: Sun,
  tree: Tree,
});
