import Art from '~icons/fluent-emoji-flat/artist-palette';
import Beach from '~icons/fluent-emoji-flat/beach-with-umbrella';
import Bike from '~icons/fluent-emoji-flat/bicycle';
import Cake from '~icons/fluent-emoji-flat/birthday-cake';
import Book from '~icons/fluent-emoji-flat/books';
import Camping from '~icons/fluent-emoji-flat/camping';
import Coins from '~icons/fluent-emoji-flat/coin';
import Bedtime from '~icons/fluent-emoji-flat/crescent-moon';
import Zoo from '~icons/fluent-emoji-flat/elephant';
import Park from '~icons/fluent-emoji-flat/ferris-wheel';
import BoardGame from '~icons/fluent-emoji-flat/game-die';
import Swimming from '~icons/fluent-emoji-flat/goggles';
import Music from '~icons/fluent-emoji-flat/headphone';
import Museum from '~icons/fluent-emoji-flat/locomotive';
import Pancakes from '~icons/fluent-emoji-flat/pancakes';
import Friends from '~icons/fluent-emoji-flat/party-popper';
import Pizza from '~icons/fluent-emoji-flat/pizza';
import Cinema from '~icons/fluent-emoji-flat/popcorn';
import { shelf } from '../picture-shelf/picture-shelf';
import type { MORE } from './more-ids';

export default shelf<(typeof MORE)[number]>({
  art: Art,
  beach: Beach,
  bedtime: Bedtime,
  bike: Bike,
  'board-game': BoardGame,
  book: Book,
  cake: Cake,
  camping: Camping,
  cinema: Cinema,
  coins: Coins,
  friends: Friends,
  museum: Museum,
  music: Music,
  pancakes: Pancakes,
  park: Park,
  pizza: Pizza,
  swimming: Swimming,
  zoo: Zoo,
});
