import type { Locator, Page } from 'playwright-core';

/** A game played through its own controls, by nothing but what a child sees or hears. */

const stage = (child: Page) => child.getByRole('dialog');
export async function openGame(child: Page, name: string): Promise<void> {
  await child.getByRole('button', { name: `Play ${name}` }).tap();
  await child.getByRole('dialog', { name }).getByRole('button', { name: 'Start!' }).waitFor();
}

/** Starts the open game. */
export async function startGame(child: Page): Promise<void> {
  await child.getByRole('button', { name: 'Start!' }).tap();
  await stage(child).getByRole('progressbar', { name: /^0 of/ }).waitFor();
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
