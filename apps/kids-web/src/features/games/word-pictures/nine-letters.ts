import Accordion from '~icons/fluent-emoji-flat/accordion';
import Ambulance from '~icons/fluent-emoji-flat/ambulance';
import Astronaut from '~icons/fluent-emoji-flat/astronaut';
import Butterfly from '~icons/fluent-emoji-flat/butterfly';
import Chocolate from '~icons/fluent-emoji-flat/chocolate-bar';
import Crocodile from '~icons/fluent-emoji-flat/crocodile';
import Hamburger from '~icons/fluent-emoji-flat/hamburger';
import Jellyfish from '~icons/fluent-emoji-flat/jellyfish';
import Orangutan from '~icons/fluent-emoji-flat/orangutan';
import Parachute from '~icons/fluent-emoji-flat/parachute';
import Pineapple from '~icons/fluent-emoji-flat/pineapple';
import Saxophone from '~icons/fluent-emoji-flat/saxophone';
import Snowflake from '~icons/fluent-emoji-flat/snowflake';
import Sunflower from '~icons/fluent-emoji-flat/sunflower';
import Telescope from '~icons/fluent-emoji-flat/telescope';
import type { WordPictures } from '../game';

/** The pictures whose English names have nine letters. */
export const pictures: WordPictures = {
  accordion: Accordion,
  ambulance: Ambulance,
  astronaut: Astronaut,
  butterfly: Butterfly,
  chocolate: Chocolate,
  crocodile: Crocodile,
  hamburger: Hamburger,
  jellyfish: Jellyfish,
  orangutan: Orangutan,
  parachute: Parachute,
  pineapple: Pineapple,
  saxophone: Saxophone,
  snowflake: Snowflake,
  sunflower: Sunflower,
  telescope: Telescope,
};
