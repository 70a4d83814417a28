import Abacus from '~icons/fluent-emoji-flat/abacus';
import Basket from '~icons/fluent-emoji-flat/basket';
import Bathtub from '~icons/fluent-emoji-flat/bathtub';
import Bed from '~icons/fluent-emoji-flat/bed';
import Books from '~icons/fluent-emoji-flat/books';
import Camera from '~icons/fluent-emoji-flat/camera';
import Canoe from '~icons/fluent-emoji-flat/canoe';
import Chair from '~icons/fluent-emoji-flat/chair';
import CouchAndLamp from '~icons/fluent-emoji-flat/couch-and-lamp';
import DeciduousTree from '~icons/fluent-emoji-flat/deciduous-tree';
import Door from '~icons/fluent-emoji-flat/door';
import FishingPole from '~icons/fluent-emoji-flat/fishing-pole';
import FramedPicture from '~icons/fluent-emoji-flat/framed-picture';
import GlobeShowingEuropeAfrica from '~icons/fluent-emoji-flat/globe-showing-europe-africa';
import MantelpieceClock from '~icons/fluent-emoji-flat/mantelpiece-clock';
import Microscope from '~icons/fluent-emoji-flat/microscope';
import Mirror from '~icons/fluent-emoji-flat/mirror';
import PottedPlant from '~icons/fluent-emoji-flat/potted-plant';
import Radio from '~icons/fluent-emoji-flat/radio';
import RedPaperLantern from '~icons/fluent-emoji-flat/red-paper-lantern';
import Sled from '~icons/fluent-emoji-flat/sled';
import SnowmanWithoutSnow from '~icons/fluent-emoji-flat/snowman-without-snow';
import Teapot from '~icons/fluent-emoji-flat/teapot';
import Telephone from '~icons/fluent-emoji-flat/telephone';
import Television from '~icons/fluent-emoji-flat/television';
import Toolbox from '~icons/fluent-emoji-flat/toolbox';
import Window from '~icons/fluent-emoji-flat/window';
import { ChessTable, HelperRobot, PaintingEasel, RockingUnicorn } from '../../furniture-art/furniture-art';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { FURNITURE } from '../shelf-ids';

export default shelf<(typeof FURNITURE)[number]>({
  bed: Bed,
  chair: Chair,
  'couch-and-lamp': CouchAndLamp,
  'potted-plant': PottedPlant,
  'framed-picture': FramedPicture,
  books: Books,
  'mantelpiece-clock': MantelpieceClock,
  mirror: Mirror,
  basket: Basket,
  television: Television,
  'red-paper-lantern': RedPaperLantern,
  'globe-showing-europe-africa': GlobeShowingEuropeAfrica,
  teapot: Teapot,
  'chess-pawn': ChessTable,
  'fishing-pole': FishingPole,
  telephone: Telephone,
  bathtub: Bathtub,
  window: Window,
  door: Door,
  radio: Radio,
  camera: Camera,
  microscope: Microscope,
  abacus: Abacus,
  sled: Sled,
  canoe: Canoe,
  'deciduous-tree': DeciduousTree,
  'snowman-without-snow': SnowmanWithoutSnow,
  toolbox: Toolbox,
  'artist-palette': PaintingEasel,
  robot: HelperRobot,
  unicorn: RockingUnicorn,
});
