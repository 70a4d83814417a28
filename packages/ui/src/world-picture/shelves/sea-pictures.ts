import Anchor from '~icons/fluent-emoji-flat/anchor';
import Blowfish from '~icons/fluent-emoji-flat/blowfish';
import Coral from '~icons/fluent-emoji-flat/coral';
import Crab from '~icons/fluent-emoji-flat/crab';
import Dolphin from '~icons/fluent-emoji-flat/dolphin';
import Octopus from '~icons/fluent-emoji-flat/octopus';
import Oyster from '~icons/fluent-emoji-flat/oyster';
import Sailboat from '~icons/fluent-emoji-flat/sailboat';
import Seal from '~icons/fluent-emoji-flat/seal';
import SpiralShell from '~icons/fluent-emoji-flat/spiral-shell';
import TropicalFish from '~icons/fluent-emoji-flat/tropical-fish';
import Turtle from '~icons/fluent-emoji-flat/turtle';
import Whale from '~icons/fluent-emoji-flat/whale';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { SEA } from '../shelf-ids';

export default shelf<(typeof SEA)[number]>({
  'spiral-shell': SpiralShell,
  coral: Coral,
  crab: Crab,
  octopus: Octopus,
  'tropical-fish': TropicalFish,
  blowfish: Blowfish,
  dolphin: Dolphin,
  whale: Whale,
  turtle: Turtle,
  seal: Seal,
  oyster: Oyster,
  anchor: Anchor,
  sailboat: Sailboat,
});
