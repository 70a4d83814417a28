import AlienMonster from '~icons/fluent-emoji-flat/alien-monster';
import Comet from '~icons/fluent-emoji-flat/comet';
import FlyingSaucer from '~icons/fluent-emoji-flat/flying-saucer';
import FullMoon from '~icons/fluent-emoji-flat/full-moon';
import GlowingStar from '~icons/fluent-emoji-flat/glowing-star';
import MilkyWay from '~icons/fluent-emoji-flat/milky-way';
import NewMoonFace from '~icons/fluent-emoji-flat/new-moon-face';
import RingedPlanet from '~icons/fluent-emoji-flat/ringed-planet';
import Rocket from '~icons/fluent-emoji-flat/rocket';
import Satellite from '~icons/fluent-emoji-flat/satellite';
import ShootingStar from '~icons/fluent-emoji-flat/shooting-star';
import SunWithFace from '~icons/fluent-emoji-flat/sun-with-face';
import Telescope from '~icons/fluent-emoji-flat/telescope';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { SPACE } from '../shelf-ids';

export default shelf<(typeof SPACE)[number]>({
  rocket: Rocket,
  'ringed-planet': RingedPlanet,
  'full-moon': FullMoon,
  comet: Comet,
  'shooting-star': ShootingStar,
  satellite: Satellite,
  'flying-saucer': FlyingSaucer,
  telescope: Telescope,
  'milky-way': MilkyWay,
  'alien-monster': AlienMonster,
  'sun-with-face': SunWithFace,
  'new-moon-face': NewMoonFace,
  'glowing-star': GlowingStar,
});
