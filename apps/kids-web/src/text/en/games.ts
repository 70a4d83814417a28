import type { MathHelp } from '@herohood/domain/games/math-help';
import { counted } from '@herohood/ui/text/counted';

/** Words of the games. */
export const gamesText = {
  title: 'Games',
  play: 'Play',
  playLabel: (name: string) => `Play ${name}`,
  readAloud: (name: string) => `Read aloud: ${name}`,
  missing: (done: number, needed: number) => `${done} of ${needed} missions done today`,
  failed: { title: 'The game box is stuck', body: 'We could not load your games.' },
  offline: { title: 'Games need the internet', body: 'Your hero waits until it is back.' },
  bedtime: {
    title: 'Games are asleep',
    body: (clock: string) => `It is bedtime. The games wake up again at ${clock}.`,
    /** For who does not read the clock yet. */
    shortBody: 'It is bedtime. The games wake up again in the morning.',
  },
  noTime: {
    title: 'That was all for today!',
    body: 'Your game time is used up. New games are waiting for you tomorrow.',
  },
  neverTime: { title: 'No game time for now', body: 'Your parent has set no game time for now.' },
  /** Where there are none to play. */
  elsewhere: { label: 'Games', line: 'Three games live here, too. A parent can open them.' },
  check: 'Check again',
  best: (score: number) => `Your record: ${score}`,
  unsent: {
    title: 'Your last game counted!',
    message: (n: number) =>
      n === 1 ? '1 point waits for your parent.' : `${n} points wait for your parent.`,
  },
} as const;

export const stageText = {
  stage: (n: number) => `Stage ${n}`,
  stageLabel: (n: number, of: number) => `Stage ${n} of ${of}. It follows how well you play.`,
  best: (score: number) => `Your record: ${score}. Can you beat it?`,
  start: 'Start!',
  starting: 'Here we go...',
  loading: 'Getting the game...',
  offline: 'Games need the internet. Your hero waits for it.',
  back: 'Back to the games',
  pause: 'Pause',
  clock: (left: string) => `${left} of game time left`,
  progress: (done: number, all: number) => `${done} of ${all}`,
  mute: 'Turn sounds off',
  unmute: 'Turn sounds on',
  oops: 'Oops!',
  failedLoad: { title: 'The game did not come', body: 'Check the internet and try again.' },
  closed: 'A parent can open the games.',
  failedStart: 'The game could not start. Please try again.',
  howTo: {
    'word-puzzle': 'Look at the picture. Tap the letters in the right order!',
    'math-hero': 'Solve the riddle and your hero hits the monster!',
    'memory-master': 'Turn two cards. Find all the pairs!',
  },
} as const;

export const pauseText = {
  pause: { title: 'Little break', body: 'Take a deep breath. Your game waits here.' },
  stop: { title: 'Stop the game?', body: 'Your score so far counts.' },
  keep: 'Keep playing',
  stopIt: 'Stop the game',
} as const;

export const resultText = {
  done: ['Well played!', 'Great job!', 'Fantastic!'],
  time: 'Time is up!',
  timeBody: 'Your game time for today is over. Your score counts!',
  stopped: 'Good try!',
  nothing: 'You tried something new!',
  nothingBody: 'Every hero begins like that. The next one will work!',
  newRecord: 'New record!',
  best: (best: number, score: number) =>
    score >= best ? `${best} is your record to beat!` : `Your record is ${best}.`,
  harder: (stage: number) => `You are good at this! Next: stage ${stage}.`,
  score: 'Score',
  scoreLabel: (score: number) => `Score ${score} of 100`,
  stars: (n: number) => `${counted(n, 'star')} of 3`,
  points: (n: number) => `+${counted(n, 'point')}`,
  waiting: 'waiting for your parent',
  noPoints: 'No new points this time. Fun counts too!',
  sending: 'Counting your points...',
  unsent: 'Your result could not be sent. It is safe on this device.',
  sendAgain: 'Send again',
  again: 'Play again',
  finished: 'Done',
  noTimeLeft: 'No game time left today. See you tomorrow!',
} as const;

/** As heroes from nine on read what one, two and three stars mean. */
export const calmResults = ['Played to the end.', 'A good round.', 'A strong round.'] as const;

export const wordText = {
  name: 'Word Puzzle',
  picture: (word: string) => word,
  letters: 'Letters',
  letter: (name: string) => `Letter ${name}`,
  yourWord: (letters: string) => `Your word: ${letters}`,
  blank: 'blank',
  undo: 'Undo',
  hint: 'Hint',
  right: ['Yes!', 'Super!', 'Wow!', 'You got it!'],
  almost: 'Almost! Green letters are right.',
  spoken: (word: string, letters: string) => `${word}. The letters are: ${letters}`,
} as const;

export const mathText = {
  question: 'Question',
  answers: 'Answers',
  pad: 'Number pad',
  digit: (digit: string) => `Digit ${digit}`,
  erase: 'Erase',
  enter: 'Hit!',
  signs: { '<': 'is less than', '=': 'is equal to', '>': 'is more than' } as Record<string, string>,
  operators: { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divided by', '=': 'is', '?': 'what' } as Record<
    string,
    string
  >,
  spokenCompare: (left: string, right: string) => `Is ${left} less than, equal to or more than ${right}?`,
  monster: (n: number) => `Monster ${n}`,
  health: (left: number, all: number) => `${left} of ${all} hearts left`,
  combo: (n: number) => `Combo ×${n}`,
  right: ['Hit!', 'Bam!', 'Zap!', 'Pow!'],
  again: 'Not quite. Look above and try once more!',
  missed: (solution: string) => `It was ${solution}`,
  beaten: 'Monster beaten!',
} as const;

/** What helps with a sum that was wrong. */
export const mathHelpText = {
  title: 'A little help',
  task(help: MathHelp): string {
    switch (help.kind) {
      case 'dots':
        return dotTasks[help.ask];
      case 'rows':
        return { all: 'Count all the dots!', rows: 'Count the rows!', row: 'How many are in one row?' }[
          help.ask
        ];
      case 'jumps':
        return help.stops.includes(null) ? 'Jump along. Where do you land?' : 'How far do you jump in all?';
      case 'compare':
        return 'Which of the two is more?';
    }
  },
  /** The picture in words, for those who hear it. */
  shown(help: MathHelp): string {
    switch (help.kind) {
      case 'dots':
        return help.groups
          .map(({ count, look }) => `${counted(count, 'dot')}${dotLooks[look]}`)
          .join(' and ');
      case 'rows':
        return `${counted(help.rows, 'row')} of ${counted(help.perRow, 'dot')}`;
      case 'jumps':
        return `From ${help.stops[0]}: ${help.jumps.map(mathHelpText.jump).join(', ')}`;
      case 'compare':
        return `${help.left} and ${help.right}`;
    }
  },
  jump: (by: number) => (by < 0 ? `−${-by}` : `+${by}`),
};
const dotTasks = {
  all: 'Count all the dots!',
  open: 'Count the empty rings!',
  left: 'How many are left?',
  gone: 'How many are crossed out?',
};
const dotLooks = { first: '', second: ' more', gone: ' crossed out', open: ' still empty' } as const;

export const memoryText = {
  board: 'Cards',
  down: (n: number) => `Card ${n}, face down`,
  up: (n: number, name: string) => `Card ${n}, ${name}`,
  found: (n: number, name: string) => `Card ${n}, ${name}, pair found`,
  peek: 'Look and remember!',
  turn: 'Find the pairs!',
  moves: (n: number) => counted(n, 'turn'),
  noPair: 'No pair. Remember them!',
  foundSoFar: (n: number, all: number) => `A pair! ${n} of ${all} found.`,
} as const;

/** What the cards of the memory game show, by the ids of their pictures. */
export const memoryNames = {
  balloon: 'balloon',
  butterfly: 'butterfly',
  cactus: 'cactus',
  crown: 'crown',
  cupcake: 'cupcake',
  elephant: 'elephant',
  fox: 'fox',
  frog: 'frog',
  guitar: 'guitar',
  ladybird: 'ladybird',
  octopus: 'octopus',
  owl: 'owl',
  panda: 'panda',
  penguin: 'penguin',
  pizza: 'pizza',
  rainbow: 'rainbow',
  robot: 'robot',
  rocket: 'rocket',
  snowman: 'snowman',
  ball: 'ball',
  strawberry: 'strawberry',
  sunflower: 'sunflower',
  dinosaur: 'dinosaur',
  train: 'train',
  unicorn: 'unicorn',
  watermelon: 'watermelon',
} as const;
