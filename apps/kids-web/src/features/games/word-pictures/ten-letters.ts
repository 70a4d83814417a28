import Basketball from '~icons/fluent-emoji-flat/basketball';
import Helicopter from '~icons/fluent-emoji-flat/helicopter';
import Microscope from '~icons/fluent-emoji-flat/microscope';
import Motorcycle from '~icons/fluent-emoji-flat/motorcycle';
import Rhinoceros from '~icons/fluent-emoji-flat/rhinoceros';
import Skateboard from '~icons/fluent-emoji-flat/skateboard';
import Strawberry from '~icons/fluent-emoji-flat/strawberry';
import Microphone from '~icons/fluent-emoji-flat/studio-microphone';
import Television from '~icons/fluent-emoji-flat/television';
import Toothbrush from '~icons/fluent-emoji-flat/toothbrush';
import Watermelon from '~icons/fluent-emoji-flat/watermelon';
import type { WordPictures } from '../game';

/** The pictures whose English names have ten letters. */
export const pictures: WordPictures = {
  basketball: Basketball,
  helicopter: Helicopter,
  microphone: Microphone,
  microscope: Microscope,
  motorcycle: Motorcycle,
  rhinoceros: Rhinoceros,
  skateboard: Skateboard,
  strawberry: Strawberry,
  television: Television,
  toothbrush: Toothbrush,
  watermelon: Watermelon,
};
