import type { Locator, Page } from 'playwright-core';

/** Each game played through its own controls, by nothing but what a child sees or hears. */

/** A shorter play is not paid (15 seconds), and a machine is quicker than a child. */
const LEAST_PLAY_MS = 16_000;

const stage = (child: Page) => child.getByRole('dialog');
export async function openGame(child: Page, name: string): Promise<void> {
  await child.getByRole('button', { name: `Play ${name}` }).tap();
  await child.getByRole('dialog', { name }).getByRole('button', { name: 'Start!' }).waitFor();
}

/** Starts the open game. @returns a wait until it has lasted as long as a paid one must */
export async function startGame(child: Page): Promise<() => Promise<unknown>> {
  await child.getByRole('button', { name: 'Start!' }).tap();
  return whenBegun(child);
}

/** The same for a game that is beginning. */
export async function whenBegun(child: Page): Promise<() => Promise<unknown>> {
  await stage(child).getByRole('progressbar', { name: /^0 of/ }).waitFor();
  const since = await child.evaluate(() => performance.now());
  return () =>
    child.waitForFunction((from) => performance.now() - from.since > from.least, {
      since,
      least: LEAST_PLAY_MS,
    });
}

/** Puts all words in order: tapped, dragged and typed in turn. */
export async function playWordPuzzle(child: Page, words: number, beforeLast: () => Promise<unknown>) {
  const ways = [tapWord, dragWord, typeWord];
  for (let solved = 0; solved < words; solved += 1) {
    const picture = stage(child).getByRole('img');
    const word = (await picture.getAttribute('aria-label')) ?? '';
    if (solved === words - 1) await beforeLast();
    await ways[solved % ways.length]!(child, word);
    if (solved === words - 1) return;
    await stage(child).locator(`[role=img]:not([aria-label="${word}"])`).waitFor();
  }
}

const freeTile = (child: Page, letter: string): Locator =>
  stage(child)
    .getByRole('group', { name: 'Letters' })
    .locator(`button[aria-label="Letter ${letter}"][aria-disabled=false]`)
    .first();

async function tapWord(child: Page, word: string): Promise<void> {
  for (const letter of word) await freeTile(child, letter).tap();
}

async function typeWord(child: Page, word: string): Promise<void> {
  await child.keyboard.type(word);
}

async function dragWord(child: Page, word: string): Promise<void> {
  for (const [at, letter] of [...word].entries()) {
    const [from, to] = await Promise.all([
      middleOf(freeTile(child, letter)),
      middleOf(stage(child).locator(`[data-slot="${at}"]`)),
    ]);
    await child.mouse.move(from.x, from.y);
    await child.mouse.down();
    await child.mouse.move(to.x, to.y, { steps: 5 });
    await child.mouse.up();
  }
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const APPLY: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
};
const SIGN_NAMES: Record<string, string> = {
  '<': 'is less than',
  '=': 'is equal to',
  '>': 'is more than',
};

/** The answer to a question as it stands on the screen. */
function answerTo(text: string): string {
  const [left, operator = '', right, , result] = text.split(' ');
  const [a, b] = [Number(left), Number(right)];
  if (operator === '?') return a === b ? '=' : a < b ? '<' : '>';
  const apply = APPLY[operator]!;
  if (result === '?') return String(apply(a, b));
  return String(
    Array.from({ length: 1000 }, (_, each) => each).find((each) => apply(a, each) === Number(result)),
  );
}

/** Answers all questions by tapping. */
export async function playMathHero(child: Page, questions: number, beforeLast: () => Promise<unknown>) {
  for (let solved = 0; solved < questions; solved += 1) {
    const text = (await stage(child).getByRole('math').getAttribute('aria-label')) ?? '';
    const answer = answerTo(text);
    if (solved === questions - 1) await beforeLast();
    const choices = stage(child).getByRole('group', { name: 'Answers' });
    const pad = stage(child).getByRole('group', { name: 'Number pad' });
    await choices.or(pad).waitFor();
    if (await pad.isVisible()) {
      for (const digit of answer) await pad.getByRole('button', { name: `Digit ${digit}` }).tap();
      await pad.getByRole('button', { name: 'Hit!' }).tap();
    } else {
      await choices.getByRole('button', { name: SIGN_NAMES[answer] ?? answer, exact: true }).tap();
    }
    if (solved === questions - 1) return;
    await stage(child).locator(`[role=math]:not([aria-label="${text}"])`).waitFor();
  }
}

/** Turns card after card, remembers what it saw, and finds all pairs. */
export async function playMemoryMaster(child: Page, pairs: number, beforeLast: () => Promise<unknown>) {
  const table = stage(child).getByRole('group', { name: 'Cards' });
  const card = (place: number) => table.getByRole('button', { name: new RegExp(`^Card ${place + 1},`) });
  const down = (place: number) => table.getByRole('button', { name: `Card ${place + 1}, face down` });
  const seen = new Map<string, number>();
  let found = 0;
  await down(0).waitFor();

  const turn = async (place: number) => {
    await down(place).tap();
    await down(place).waitFor({ state: 'detached' });
    const label = (await card(place).getAttribute('aria-label')) ?? '';
    return label.split(', ')[1] ?? '';
  };
  const takePair = async (place: number) => {
    if (found === pairs - 1) await beforeLast();
    await turn(place);
    found += 1;
  };

  for (let place = 0; place < pairs * 2; place += 1) {
    if (!(await down(place).isVisible())) continue;
    const name = await turn(place);
    const twin = seen.get(name);
    if (twin !== undefined && twin !== place) {
      await takePair(twin);
      continue;
    }
    seen.set(name, place);
    const next = await nextDown(place + 1);
    if (next === null) return;
    const other = await turn(next);
    const known = seen.get(other);
    seen.set(other, next);
    if (known === place) {
      found += 1;
      continue;
    }
    await down(next).waitFor();
    if (known === undefined) continue;
    await turn(known);
    await takePair(next);
  }

  async function nextDown(from: number): Promise<number | null> {
    for (let place = from; place < pairs * 2; place += 1) {
      if (await down(place).isVisible()) return place;
    }
    return null;
  }
}
