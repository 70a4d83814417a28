import Plaster from '~icons/fluent-emoji-flat/adhesive-bandage';
import Bath from '~icons/fluent-emoji-flat/bathtub';
import Glasses from '~icons/fluent-emoji-flat/glasses';
import Hair from '~icons/fluent-emoji-flat/hair-pick';
import Cream from '~icons/fluent-emoji-flat/lotion-bottle';
import Nails from '~icons/fluent-emoji-flat/nail-polish';
import Medicine from '~icons/fluent-emoji-flat/pill';
import Shower from '~icons/fluent-emoji-flat/shower';
import Soap from '~icons/fluent-emoji-flat/soap';
import Toilet from '~icons/fluent-emoji-flat/toilet';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { BODY } from '../shelf-ids';

export default shelf<(typeof BODY)[number]>({
  shower: Shower,
  bath: Bath,
  soap: Soap,
  hair: Hair,
  cream: Cream,
  glasses: Glasses,
  toilet: Toilet,
  medicine: Medicine,
  plaster: Plaster,
  nails: Nails,
});
