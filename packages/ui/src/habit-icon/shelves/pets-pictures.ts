import Bone from '~icons/fluent-emoji-flat/bone';
import Cat from '~icons/fluent-emoji-flat/cat-face';
import Dog from '~icons/fluent-emoji-flat/dog-face';
import Hamster from '~icons/fluent-emoji-flat/hamster';
import Horse from '~icons/fluent-emoji-flat/horse-face';
import Bird from '~icons/fluent-emoji-flat/parrot';
import Rabbit from '~icons/fluent-emoji-flat/rabbit-face';
import Fish from '~icons/fluent-emoji-flat/tropical-fish';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { PETS } from '../shelf-ids';

export default shelf<(typeof PETS)[number]>({
  dog: Dog,
  cat: Cat,
  fish: Fish,
  hamster: Hamster,
  rabbit: Rabbit,
  bird: Bird,
  horse: Horse,
  bone: Bone,
});
