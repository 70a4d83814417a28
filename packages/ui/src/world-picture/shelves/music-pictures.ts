import Accordion from '~icons/fluent-emoji-flat/accordion';
import Banjo from '~icons/fluent-emoji-flat/banjo';
import Bell from '~icons/fluent-emoji-flat/bell';
import Drum from '~icons/fluent-emoji-flat/drum';
import Flute from '~icons/fluent-emoji-flat/flute';
import Guitar from '~icons/fluent-emoji-flat/guitar';
import Maracas from '~icons/fluent-emoji-flat/maracas';
import Microphone from '~icons/fluent-emoji-flat/microphone';
import MusicalKeyboard from '~icons/fluent-emoji-flat/musical-keyboard';
import PostalHorn from '~icons/fluent-emoji-flat/postal-horn';
import Saxophone from '~icons/fluent-emoji-flat/saxophone';
import Trumpet from '~icons/fluent-emoji-flat/trumpet';
import Violin from '~icons/fluent-emoji-flat/violin';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { MUSIC } from '../shelf-ids';

export default shelf<(typeof MUSIC)[number]>({
  violin: Violin,
  trumpet: Trumpet,
  drum: Drum,
  guitar: Guitar,
  saxophone: Saxophone,
  accordion: Accordion,
  maracas: Maracas,
  banjo: Banjo,
  flute: Flute,
  bell: Bell,
  microphone: Microphone,
  'musical-keyboard': MusicalKeyboard,
  'postal-horn': PostalHorn,
});
