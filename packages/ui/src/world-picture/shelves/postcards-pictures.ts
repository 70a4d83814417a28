import AerialTramway from '~icons/fluent-emoji-flat/aerial-tramway';
import BeachWithUmbrella from '~icons/fluent-emoji-flat/beach-with-umbrella';
import BridgeAtNight from '~icons/fluent-emoji-flat/bridge-at-night';
import Camping from '~icons/fluent-emoji-flat/camping';
import CarouselHorse from '~icons/fluent-emoji-flat/carousel-horse';
import Castle from '~icons/fluent-emoji-flat/castle';
import CircusTent from '~icons/fluent-emoji-flat/circus-tent';
import CityscapeAtDusk from '~icons/fluent-emoji-flat/cityscape-at-dusk';
import Desert from '~icons/fluent-emoji-flat/desert';
import DesertIsland from '~icons/fluent-emoji-flat/desert-island';
import FerrisWheel from '~icons/fluent-emoji-flat/ferris-wheel';
import Fountain from '~icons/fluent-emoji-flat/fountain';
import HotSprings from '~icons/fluent-emoji-flat/hot-springs';
import HouseWithGarden from '~icons/fluent-emoji-flat/house-with-garden';
import JapaneseCastle from '~icons/fluent-emoji-flat/japanese-castle';
import Locomotive from '~icons/fluent-emoji-flat/locomotive';
import Mountain from '~icons/fluent-emoji-flat/mountain';
import NationalPark from '~icons/fluent-emoji-flat/national-park';
import NightWithStars from '~icons/fluent-emoji-flat/night-with-stars';
import Rainbow from '~icons/fluent-emoji-flat/rainbow';
import RollerCoaster from '~icons/fluent-emoji-flat/roller-coaster';
import SnowCappedMountain from '~icons/fluent-emoji-flat/snow-capped-mountain';
import SunriseOverMountains from '~icons/fluent-emoji-flat/sunrise-over-mountains';
import Volcano from '~icons/fluent-emoji-flat/volcano';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { POSTCARDS } from '../shelf-ids';

export default shelf<(typeof POSTCARDS)[number]>({
  castle: Castle,
  'japanese-castle': JapaneseCastle,
  'snow-capped-mountain': SnowCappedMountain,
  mountain: Mountain,
  'desert-island': DesertIsland,
  'beach-with-umbrella': BeachWithUmbrella,
  camping: Camping,
  volcano: Volcano,
  'national-park': NationalPark,
  desert: Desert,
  'ferris-wheel': FerrisWheel,
  'carousel-horse': CarouselHorse,
  'roller-coaster': RollerCoaster,
  'circus-tent': CircusTent,
  'bridge-at-night': BridgeAtNight,
  fountain: Fountain,
  'sunrise-over-mountains': SunriseOverMountains,
  'cityscape-at-dusk': CityscapeAtDusk,
  'night-with-stars': NightWithStars,
  locomotive: Locomotive,
  'hot-springs': HotSprings,
  'house-with-garden': HouseWithGarden,
  'aerial-tramway': AerialTramway,
  rainbow: Rainbow,
});
