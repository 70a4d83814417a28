import Maths from '~icons/fluent-emoji-flat/abacus';
import Alarm from '~icons/fluent-emoji-flat/alarm-clock';
import Art from '~icons/fluent-emoji-flat/artist-palette';
import Library from '~icons/fluent-emoji-flat/books';
import Bus from '~icons/fluent-emoji-flat/bus';
import Calendar from '~icons/fluent-emoji-flat/calendar';
import Chess from '~icons/fluent-emoji-flat/chess-pawn';
import Crayon from '~icons/fluent-emoji-flat/crayon';
import Languages from '~icons/fluent-emoji-flat/globe-showing-europe-africa';
import Guitar from '~icons/fluent-emoji-flat/guitar';
import Letters from '~icons/fluent-emoji-flat/input-latin-letters';
import Computer from '~icons/fluent-emoji-flat/laptop';
import Homework from '~icons/fluent-emoji-flat/memo';
import Science from '~icons/fluent-emoji-flat/microscope';
import Piano from '~icons/fluent-emoji-flat/musical-keyboard';
import Music from '~icons/fluent-emoji-flat/musical-notes';
import Writing from '~icons/fluent-emoji-flat/pencil';
import Puzzle from '~icons/fluent-emoji-flat/puzzle-piece';
import School from '~icons/fluent-emoji-flat/school';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { SCHOOL } from '../shelf-ids';

export default shelf<(typeof SCHOOL)[number]>({
  homework: Homework,
  maths: Maths,
  letters: Letters,
  languages: Languages,
  music: Music,
  piano: Piano,
  guitar: Guitar,
  art: Art,
  crayon: Crayon,
  science: Science,
  bus: Bus,
  alarm: Alarm,
  library: Library,
  computer: Computer,
  chess: Chess,
  writing: Writing,
  calendar: Calendar,
  puzzle: Puzzle,
  school: School,
});
