import Avocado from '~icons/fluent-emoji-flat/avocado';
import Balloon from '~icons/fluent-emoji-flat/balloon';
import Battery from '~icons/fluent-emoji-flat/battery';
import Bicycle from '~icons/fluent-emoji-flat/bicycle';
import Burrito from '~icons/fluent-emoji-flat/burrito';
import Mailbox from '~icons/fluent-emoji-flat/closed-mailbox-with-raised-flag';
import Coconut from '~icons/fluent-emoji-flat/coconut';
import Compass from '~icons/fluent-emoji-flat/compass';
import Cricket from '~icons/fluent-emoji-flat/cricket';
import Cupcake from '~icons/fluent-emoji-flat/cupcake';
import Dolphin from '~icons/fluent-emoji-flat/dolphin';
import Feather from '~icons/fluent-emoji-flat/feather';
import Giraffe from '~icons/fluent-emoji-flat/giraffe';
import Glasses from '~icons/fluent-emoji-flat/glasses';
import Gorilla from '~icons/fluent-emoji-flat/gorilla';
import Hamster from '~icons/fluent-emoji-flat/hamster';
import Pumpkin from '~icons/fluent-emoji-flat/jack-o-lantern';
import Scooter from '~icons/fluent-emoji-flat/kick-scooter';
import Leopard from '~icons/fluent-emoji-flat/leopard';
import Lobster from '~icons/fluent-emoji-flat/lobster';
import Mammoth from '~icons/fluent-emoji-flat/mammoth';
import Octopus from '~icons/fluent-emoji-flat/octopus';
import Peacock from '~icons/fluent-emoji-flat/peacock';
import Penguin from '~icons/fluent-emoji-flat/penguin';
import Popcorn from '~icons/fluent-emoji-flat/popcorn';
import Pretzel from '~icons/fluent-emoji-flat/pretzel';
import Raccoon from '~icons/fluent-emoji-flat/raccoon';
import Rainbow from '~icons/fluent-emoji-flat/rainbow';
import Lantern from '~icons/fluent-emoji-flat/red-paper-lantern';
import Rooster from '~icons/fluent-emoji-flat/rooster';
import Snowman from '~icons/fluent-emoji-flat/snowman';
import Tornado from '~icons/fluent-emoji-flat/tornado';
import Tractor from '~icons/fluent-emoji-flat/tractor';
import Trumpet from '~icons/fluent-emoji-flat/trumpet';
import Unicorn from '~icons/fluent-emoji-flat/unicorn';
import Volcano from '~icons/fluent-emoji-flat/volcano';
import Buffalo from '~icons/fluent-emoji-flat/water-buffalo';
import Mermaid from '~icons/fluent-emoji-flat/woman-merpeople';
import type { WordPictures } from '../game';

/** The pictures whose English names have seven letters. */
export const pictures: WordPictures = {
  avocado: Avocado,
  balloon: Balloon,
  battery: Battery,
  bicycle: Bicycle,
  buffalo: Buffalo,
  burrito: Burrito,
  coconut: Coconut,
  compass: Compass,
  cricket: Cricket,
  cupcake: Cupcake,
  dolphin: Dolphin,
  feather: Feather,
  giraffe: Giraffe,
  glasses: Glasses,
  gorilla: Gorilla,
  hamster: Hamster,
  lantern: Lantern,
  leopard: Leopard,
  lobster: Lobster,
  mailbox: Mailbox,
  mammoth: Mammoth,
  mermaid: Mermaid,
  octopus: Octopus,
  peacock: Peacock,
  penguin: Penguin,
  popcorn: Popcorn,
  pretzel: Pretzel,
  pumpkin: Pumpkin,
  raccoon: Raccoon,
  rainbow: Rainbow,
  rooster: Rooster,
  scooter: Scooter,
  snowman: Snowman,
  tornado: Tornado,
  tractor: Tractor,
  trumpet: Trumpet,
  unicorn: Unicorn,
  volcano: Volcano,
};
