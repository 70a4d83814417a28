import type { Page } from 'playwright-core';
import { comeToRest } from './come-to-rest';
import { PATIENCE_MS } from './patience';

/** More stops than the fullest page has, and how many are made before somebody looks where they are. */
const MOST_STOPS = 600;
const STOPS_AT_ONCE = 20;
const MOST_WALKS = 3;

const DIALOG = '[role=dialog], [role=alertdialog], [role=menu]';

declare global {
  interface Window {
    walk?: {
      /** What had the focus since the walk began, in that order. */
      stops: HTMLElement[];
      /** Those of them that showed it at once. */
      framed: Set<HTMLElement>;
      /** All that stood on the page when the walk set out. */
      stood: Set<Element>;
      /** What was pressed last on the page itself: it opened what stands before the page. */
      opener: HTMLElement | null;
      isFramed: (stop: HTMLElement) => boolean;
      nameOf: (stop: Element | null) => string;
    };
  }
}

/** Has the page note where the focus goes and what is pressed. To be called on each page before anything is opened there. */
export function followTheFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    if (window.walk) return;
    const walk = {
      stops: [] as HTMLElement[],
      framed: new Set<HTMLElement>(),
      stood: new Set<Element>(),
      opener: null as HTMLElement | null,
      // A radio button or a switch may be invisible itself: then the ring is on what stands for it.
      isFramed: (stop: HTMLElement) =>
        // Nothing can be pressed at a heading: it has the focus so that the next Tab goes on from there.
        stop.matches('h1, h2, h3') ||
        (stop.matches(':focus-visible') &&
          [stop, stop.nextElementSibling, stop.parentElement, stop.closest('label')].some((one) => {
            if (!one) return false;
            const { outlineStyle, outlineWidth } = getComputedStyle(one);
            const { width, height } = one.getBoundingClientRect();
            return outlineStyle !== 'none' && outlineWidth !== '0px' && width > 0 && height > 0;
          })),
      nameOf: (stop: Element | null) =>
        stop
          ? `${stop.tagName.toLowerCase()} "${(stop.getAttribute('aria-label') ?? stop.textContent ?? '').slice(0, 60)}"`
          : 'nothing',
    };
    window.walk = walk;
    document.addEventListener('focusin', ({ target }) => {
      const stop = target as HTMLElement;
      walk.stops.push(stop);
      if (walk.isFramed(stop)) walk.framed.add(stop);
    });
    document.addEventListener(
      'click',
      ({ target }) => {
        const pressed = (target as Element).closest<HTMLElement>('button, a, [role=button]');
        if (pressed && !pressed.closest('[data-portal]')) walk.opener = pressed;
      },
      { capture: true },
    );
  });
}

/**
 * Goes by the Tab key through what is open: a dialog, or the whole page. Out: what is wrong for somebody without a mouse,
 * nothing hopefully. Each stop is framed, everything that can be pressed is a stop, and the order is that of the page.
 */
export async function walkByKeys(page: Page): Promise<string[]> {
  await comeToRest(page);
  for (let walk = 0; walk < MOST_WALKS; walk += 1) {
    await goRound(page);
    const missed = await outOfReach(page);
    if (missed) return [...(await unframed(page)), ...missed];
  }
  return ['something to press arrives again and again'];
}

/** Presses the Tab key until it comes to nothing new. */
async function goRound(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { activeElement } = document;
    const first =
      activeElement instanceof HTMLElement && activeElement !== document.body ? [activeElement] : [];
    window.walk!.stops.splice(0, window.walk!.stops.length, ...first);
    window.walk!.stood = new Set(document.querySelectorAll('*'));
  });
  const countStops = () => page.evaluate(() => new Set(window.walk!.stops).size);
  for (let before = -1, pressed = 0; pressed < MOST_STOPS; pressed += STOPS_AT_ONCE) {
    // As somebody who holds the key: each stop waits for the page, not for us.
    await Promise.all(Array.from({ length: STOPS_AT_ONCE }, () => page.keyboard.down('Tab')));
    await page.keyboard.up('Tab');
    const stops = await countStops();
    if (stops === before) break;
    before = stops;
  }
}

/** Stops without a frame, once each has had the time to show it. */
function unframed(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { stops, framed, isFramed, nameOf } = window.walk!;
    const found: string[] = [];
    for (const stop of new Set(stops)) {
      if (framed.has(stop) || !stop.isConnected || stop === document.body) continue;
      stop.focus({ preventScroll: true });
      for (let frame = 0; frame < 20 && !isFramed(stop); frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      if (!isFramed(stop)) found.push(`no frame around ${nameOf(stop)}`);
    }
    return found;
  });
}

/**
 * What a mouse can press and the Tab key did not come to, and what stands elsewhere than the Tab key goes. Null when
 * something to press has arrived on the way: it may stand behind who walks.
 */
function outOfReach(page: Page): Promise<string[] | null> {
  return page.evaluate((dialog) => {
    const { stops, stood, nameOf } = window.walk!;
    const room = [...document.querySelectorAll(dialog)].at(-1) ?? document.body;
    const shows = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const reached = new Set<unknown>(stops);
    /** One stop serves all of a group: the arrow keys go on from it. */
    const GROUP = '[role=tablist], [role=radiogroup], [role=grid], [role=menu], [role=listbox], table';
    const groupOf = (one: HTMLElement) => {
      if (one instanceof HTMLInputElement && one.type === 'radio') return `radio ${one.name}`;
      return one.tabIndex < 0 ? one.closest(GROUP) : null;
    };
    for (const stop of stops) {
      reached.add(groupOf(stop));
      reached.add(stop.closest(GROUP));
    }
    reached.delete(null);
    const isReached = (one: HTMLElement) => reached.has(one) || reached.has(groupOf(one));

    const found: string[] = [];
    const PRESSED =
      'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [tabindex]';
    for (const one of room.querySelectorAll<HTMLElement>(PRESSED)) {
      if (!stood.has(one)) return null;
      if (one.tabIndex > 0) found.push(`an order of its own: ${nameOf(one)}`);
      if (!shows(one) || one.matches(':disabled, [type=hidden], [type=file], h1, h2, h3')) continue;
      if (one.closest('[inert], [aria-hidden=true]')) continue;
      // From the search field the arrow keys choose among what was found.
      if (one.closest('.mantine-Spotlight-actionsList')) continue;
      if (one.tabIndex < 0 && !one.matches('button, a, [role=button]')) continue;
      if (!isReached(one)) found.push(`not reached by the Tab key: ${nameOf(one)}`);
    }
    for (const one of room.querySelectorAll<HTMLElement>('*')) {
      const { cursor, flexDirection, order } = getComputedStyle(one);
      const isTurned = flexDirection.endsWith('-reverse') || order !== '0';
      if (isTurned && stops.some((stop) => one.contains(stop)))
        found.push(`the eye goes another way than the Tab key in ${one.className}`);
      if (cursor !== 'pointer' || !shows(one)) continue;
      const isNamed = one.closest(`${PRESSED}, label, option, [role=option]`);
      if (!isNamed) found.push(`only for a mouse: ${nameOf(one)}`);
    }
    return [...new Set(found)];
  }, DIALOG);
}

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((where) => document.querySelector(where)?.contains(document.activeElement), selector, {
    timeout: PATIENCE_MS,
  });

/**
 * Closes by the Escape key what stands before the page. Out: what is wrong with that, nothing hopefully. The focus is
 * inside before, and afterwards at what opened it, or at least somewhere when that is gone.
 */
export async function leaveByEscape(page: Page): Promise<string[]> {
  const isInside = await page.evaluate(
    (dialog) => [...document.querySelectorAll(dialog)].at(-1)?.contains(document.activeElement) ?? true,
    DIALOG,
  );
  const open = page.locator('[role=dialog], [role=alertdialog]');
  // A menu goes by itself when the window is made narrow.
  if ((await open.count()) === 0) return [];
  const asked = page.locator('[role=alertdialog]');
  const isQuestion = (await asked.count()) > 0;
  // A list of choices that is open closes first.
  if ((await page.locator(':focus[aria-expanded=true]').count()) > 0) await page.keyboard.press('Escape');
  // This one, and not whatever it leads back to.
  const left = await open.first().elementHandle();
  await page.keyboard.press('Escape');
  const gone = () => page.waitForFunction((one) => !one?.isConnected, left, { timeout: PATIENCE_MS });
  const isClosed = await Promise.any([
    gone().then(() => true),
    // A form that was changed asks first: its safe answer takes the focus.
    ...(isQuestion ? [] : [hasFocus(page, '[role=alertdialog] [data-autofocus]').then(() => false)]),
  ])
    .then(async (isGone) => {
      if (isGone) return;
      const safe = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press('Tab');
      // The other answer is next.
      await page.waitForFunction(
        (before) =>
          document.activeElement !== before && document.activeElement?.closest('[role=alertdialog]'),
        safe,
        { timeout: PATIENCE_MS },
      );
      await page.keyboard.press('Enter');
      await gone();
    })
    .then(
      () => true,
      () => false,
    );
  if (!isClosed) return ['Escape does not close it'];
  const back = await page
    .waitForFunction(
      (dialog) => {
        // It was opened from another dialog, and leads back there.
        const behind = [...document.querySelectorAll(dialog)].at(-1);
        if (behind) return behind.contains(document.activeElement);
        const { opener } = window.walk!;
        const now = document.activeElement;
        const canReturn = opener?.isConnected && opener.checkVisibility({ visibilityProperty: true });
        return canReturn ? now === opener : now !== document.body;
      },
      DIALOG,
      { timeout: PATIENCE_MS },
    )
    .then(
      () => [],
      () =>
        page.evaluate(() => {
          const { opener, nameOf } = window.walk!;
          return [`the focus is at ${nameOf(document.activeElement)}, not back at ${nameOf(opener)}`];
        }),
    );
  return isInside ? back : ['the focus is not inside', ...back];
}
