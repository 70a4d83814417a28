import { sayAll, sayList } from '@herohood/browser/text/say';
import type { MathHelp } from '@herohood/domain/games/math-help';
import { plural, t } from '@lingui/core/macro';

/** Words of the games. */
export const gamesText = {
  title: t`Games`,
  play: t`Play`,
  playLabel: (name: string) => t`Play ${name}`,
  /** Promised to the letter, for one as for many; other languages count. */
  locked: (missing: number) =>
    t`Complete ${plural(missing, { one: '# more habits', other: '# more habits' })} to unlock`,
  failed: { title: t`The game box is stuck`, body: t`We could not load your games.` },
  offline: { title: t`Games need the internet`, body: t`Your hero waits until it is back.` },
  bedtime: {
    title: t`Games are asleep`,
    body: (clock: string) => t`It is bedtime. The games wake up again at ${clock}.`,
    /** For who does not read the clock yet. */
    shortBody: t`It is bedtime. The games wake up again in the morning.`,
  },
  noTime: {
    title: t`That was all for today!`,
    body: t`Your game time is used up. New games are waiting for you tomorrow.`,
  },
  neverTime: { title: t`No game time for now`, body: t`Your parent has set no game time for now.` },
  /** Where there are none to play. */
  elsewhere: { label: t`Games`, line: t`Three games live here, too. A parent can open them.` },
  check: t`Check again`,
  best: (score: number) => t`Your record: ${score}`,
  unsent: {
    title: t`Your last game counted!`,
    message: (n: number) =>
      plural(n, { one: '# point waits for your parent.', other: '# points wait for your parent.' }),
  },
} as const;

export const stageText = {
  minutes: (n: number) => t`${n} min`,
  stage: (n: number) => t`Stage ${n}`,
  stageLabel: (n: number, of: number) => t`Stage ${n} of ${of}. It follows how well you play.`,
  best: (score: number) => t`Your record: ${score}. Can you beat it?`,
  start: t`Start!`,
  starting: t`Here we go...`,
  loading: t`Getting the game...`,
  offline: t`Games need the internet. Your hero waits for it.`,
  back: t`Back to the games`,
  pause: t`Pause`,
  clock: (left: string) => t`${left} of game time left`,
  progress: (done: number, all: number) => t`${done} of ${all}`,
  mute: t`Turn sounds off`,
  unmute: t`Turn sounds on`,
  oops: t`Oops!`,
  failedLoad: { title: t`The game did not come`, body: t`Check the internet and try again.` },
  closed: t`A parent can open the games.`,
  failedStart: t`The game could not start. Please try again.`,
  howTo: {
    'word-puzzle': t`Look at the picture. Tap the letters in the right order!`,
    'math-hero': t`Solve the riddle and your hero hits the monster!`,
    'memory-master': t`Turn two cards. Find all the pairs!`,
  },
} as const;

export const pauseText = {
  pause: { title: t`Little break`, body: t`Take a deep breath. Your game waits here.` },
  stop: { title: t`Stop the game?`, body: t`Your score so far counts.` },
  keep: t`Keep playing`,
  stopIt: t`Stop the game`,
} as const;

export const resultText = {
  /** What one, two and three stars mean. */
  done: [t`Well played!`, t`Great job!`, t`Fantastic!`],
  /** As heroes from nine on read it. */
  calm: [t`Played to the end.`, t`A good round.`, t`A strong round.`],
  time: t`Time is up!`,
  timeBody: t`Your game time for today is over. Your score counts!`,
  stopped: t`Good try!`,
  nothing: t`You tried something new!`,
  nothingBody: t`Every hero begins like that. The next one will work!`,
  newRecord: t`New record!`,
  best: (best: number, score: number) =>
    score >= best ? t`${best} is your record to beat!` : t`Your record is ${best}.`,
  harder: (stage: number) => t`You are good at this! Next: stage ${stage}.`,
  score: t`Score`,
  scoreLabel: (score: number) => t`Score ${score} of 100`,
  stars: (n: number) => t`${plural(n, { one: '# star', other: '# stars' })} of 3`,
  points: (n: number) => t`+${plural(n, { one: '# point', other: '# points' })}`,
  waiting: t`waiting for your parent`,
  noPoints: t`No new points this time. Fun counts too!`,
  sending: t`Counting your points...`,
  unsent: t`Your result could not be sent. It is safe on this device.`,
  sendAgain: t`Send again`,
  again: t`Play again`,
  finished: t`Done`,
  noTimeLeft: t`No game time left today. See you tomorrow!`,
} as const;

export const wordText = {
  letters: t`Letters`,
  letter: (name: string) => t`Letter ${name}`,
  yourWord: (letters: string) => t`Your word: ${letters}`,
  blank: t`blank`,
  undo: t`Undo`,
  hint: t`Hint`,
  right: [t`Yes!`, t`Super!`, t`Wow!`, t`You got it!`],
  almost: t`Almost! Green letters are right.`,
  spoken: (word: string, letters: string) => t`${word}. The letters are: ${letters}`,
} as const;

export const mathText = {
  question: t`Question`,
  answers: t`Answers`,
  pad: t`Number pad`,
  digit: (digit: string) => t`Digit ${digit}`,
  erase: t`Erase`,
  enter: t`Hit!`,
  signs: { '<': t`is less than`, '=': t`is equal to`, '>': t`is more than` } as Record<string, string>,
  operators: {
    '+': t`plus`,
    '−': t`minus`,
    '×': t`times`,
    '÷': t`divided by`,
    '=': t`is`,
    '?': t`what`,
  } as Record<string, string>,
  spokenCompare: (left: string, right: string) => t`Is ${left} less than, equal to or more than ${right}?`,
  monster: (n: number) => t`Monster ${n}`,
  health: (left: number, all: number) => t`${left} of ${all} hearts left`,
  combo: (n: number) => t`Combo ×${n}`,
  right: [t({ message: 'Hit!', context: 'the answer was right' }), t`Bam!`, t`Zap!`, t`Pow!`],
  again: t`Not quite. Look above and try once more!`,
  missed: (solution: string) => t`It was ${solution}`,
  beaten: t`Monster beaten!`,
} as const;

/** What helps with a sum that was wrong. */
export const mathHelpText = {
  title: t`A little help`,
  task(help: MathHelp): string {
    switch (help.kind) {
      case 'dots':
        return dotTasks[help.ask];
      case 'rows':
        return { all: t`Count all the dots!`, rows: t`Count the rows!`, row: t`How many are in one row?` }[
          help.ask
        ];
      case 'jumps':
        return help.stops.includes(null) ? t`Jump along. Where do you land?` : t`How far do you jump in all?`;
      case 'compare':
        return t`Which of the two is more?`;
    }
  },
  /** The picture in words, for those who hear it. */
  shown(help: MathHelp): string {
    switch (help.kind) {
      case 'dots':
        return sayAll(help.groups.map(({ count, look }) => dotsOf[look](count)));
      case 'rows':
        return t`${plural({ rows: help.rows }, { one: '# row', other: '# rows' })} of ${plural({ perRow: help.perRow }, { one: '# dot', other: '# dots' })}`;
      case 'jumps':
        return t`From ${{ start: help.stops[0] ?? '?' }}: ${{ jumps: sayList(help.jumps.map(mathHelpText.jump)) }}`;
      case 'compare':
        return t`${{ left: help.left }} and ${{ right: help.right }}`;
    }
  },
  jump: (by: number) => (by < 0 ? `−${-by}` : `+${by}`),
};
const dotTasks = {
  all: t`Count all the dots!`,
  open: t`Count the empty rings!`,
  left: t`How many are left?`,
  gone: t`How many are crossed out?`,
};
const dotsOf = {
  first: (n: number) => plural(n, { one: '# dot', other: '# dots' }),
  second: (n: number) => plural(n, { one: '# dot more', other: '# dots more' }),
  gone: (n: number) => plural(n, { one: '# dot crossed out', other: '# dots crossed out' }),
  open: (n: number) => plural(n, { one: '# dot still empty', other: '# dots still empty' }),
};

export const memoryText = {
  board: t`Cards`,
  down: (n: number) => t`Card ${n}, face down`,
  up: (n: number, name: string) => t`Card ${n}, ${name}`,
  found: (n: number, name: string) => t`Card ${n}, ${name}, pair found`,
  peek: t`Look and remember!`,
  turn: t`Find the pairs!`,
  moves: (n: number) => plural(n, { one: '# turn', other: '# turns' }),
  noPair: t`No pair. Remember them!`,
  foundSoFar: (n: number, all: number) => t`A pair! ${n} of ${all} found.`,
} as const;

/** What the cards of the memory game show, by the ids of their pictures. */
export const memoryNames = {
  balloon: t`balloon`,
  butterfly: t`butterfly`,
  cactus: t`cactus`,
  crown: t`crown`,
  cupcake: t`cupcake`,
  elephant: t`elephant`,
  fox: t`fox`,
  frog: t`frog`,
  guitar: t`guitar`,
  ladybird: t`ladybird`,
  octopus: t`octopus`,
  owl: t`owl`,
  panda: t`panda`,
  penguin: t`penguin`,
  pizza: t`pizza`,
  rainbow: t`rainbow`,
  robot: t`robot`,
  rocket: t`rocket`,
  snowman: t`snowman`,
  ball: t`ball`,
  strawberry: t`strawberry`,
  sunflower: t`sunflower`,
  dinosaur: t`dinosaur`,
  train: t`train`,
  unicorn: t`unicorn`,
  watermelon: t`watermelon`,
} as const;
