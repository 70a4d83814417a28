import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A page as somebody goes through it by the keyboard alone: every stop is seen, and the focus is always somewhere. */

/** More stops than any screen has: who has not arrived by then never will. */
const MAX_STOPS = 150;

export async function fill(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  expect(await field.inputValue()).toBe(text);
}

/** Goes there by the keyboard and presses `key`. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

type Step = 'Tab' | 'Shift+Tab';

/** Presses Tab until `target` has the focus; every stop on the way must be seen to have it. */
export async function tabTo(page: Page, target: Locator, step: Step = 'Tab'): Promise<void> {
  const stops: string[] = [];
  let rounds = 0;
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(step);
    const { name, isSeen } = await focusOf(page);
    // Beyond the last stop lies the browser itself, and after it the page begins again.
    if (name === 'body') rounds += 1;
    else if (!isSeen) await expectFocusSeen(page, name);
    stops.push(name);
    expect(rounds, `the way to ${target}: ${stops.join(', ')}`).toBeLessThan(3);
  }
  throw new Error(`the Tab key never reaches ${target}`);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

interface Focus {
  /** What has it, in words; 'body' when nothing has. */
  name: string;
  /** Whether a person sees where it is: there is a ring around it. */
  isSeen: boolean;
}

function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'body', isSeen: false };
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const name = `${element.tagName} ${text}`.slice(0, 80);
    // A radio button or switch may be invisible itself: then the ring is on what stands for it.
    const ringed = [element, element.nextElementSibling, element.parentElement, element.closest('label')];
    const hasRing = ringed.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      return outlineStyle !== 'none' && outlineWidth !== '0px' && width > 0 && height > 0;
    });
    // Nothing can be pressed at a heading: it has the focus so that the next Tab goes on from there.
    const isHeading = element.matches('h1, h2, h3');
    return { name, isSeen: isHeading || (hasRing && element.matches(':focus-visible')) };
  });
}

/** Waits until `target` has the focus. */
export async function expectFocusAt(target: Locator): Promise<void> {
  await target.waitFor();
  await expect.poll(() => hasFocus(target), { message: `the focus is at ${target}` }).toBe(true);
  await expectFocusSeen(target.page(), String(target));
}

export async function expectFocusInside(room: Locator): Promise<void> {
  await room.waitFor();
  const holds = () => room.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holds, { message: `the focus is in ${room}` }).toBe(true);
}

export async function expectFocusSomewhere(page: Page): Promise<void> {
  const name = async () => (await focusOf(page)).name;
  await expect.poll(name).not.toBe('body');
  await expectFocusSeen(page, await name());
}

/** There is a ring around what has the focus. */
export async function expectFocusSeen(page: Page, where: string): Promise<void> {
  const isSeen = async () => (await focusOf(page)).isSeen;
  await expect.poll(isSeen, { message: `the focus shows: ${where}` }).toBe(true);
}
