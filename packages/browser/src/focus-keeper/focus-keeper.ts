import { type Place, placeOf } from './place';

/** How many places are remembered of the page, and of each dialog or menu before it. */
const PLACES = 12;
/** A menu, the dialog that it opened and the question that the dialog asked stand before the page. */
const LAYERS = 4;
/** What stands before the page. However far somebody goes inside, what opened it is not forgotten. */
const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** What a person would call 'where I was' when the thing itself is gone. */
const ROOM = 'section, dialog, main, [role="dialog"], [role="alertdialog"]';
/** Where reading goes on in a room. */
const HEADINGS = 'h1, h2, h3';
/** One thing of many is a room, too, if it has a heading of its own. */
const CARD = 'li, article';

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;

/** The same thing drawn anew: a button whose menu has just been loaded, a row that has moved. */
function twinOf({ element, around }: Place): HTMLElement | undefined {
  const nearest = around.find((one) => one.isConnected);
  const name = nameOf(element);
  if (!nearest || !name) return;
  return [...nearest.querySelectorAll<HTMLElement>(element.tagName)].find((one) => nameOf(one) === name);
}

const isRoom = (element: HTMLElement) =>
  element.matches(ROOM) || (element.matches(CARD) && element.querySelector(HEADINGS) !== null);
const isLost = () => !document.activeElement || document.activeElement === document.body;
const isWaiting = (element: HTMLElement) => element.isConnected && element.matches(':disabled');

const layerOf = ({ around }: Place) => around.find((one) => one.matches(LAYER));

/** The places with one more, which is the latest: the oldest of its layer and the oldest of all make room. */
function withPlace(places: readonly Place[], latest: Place): Place[] {
  const others = places.filter(({ element }) => element !== latest.element);
  const layer = layerOf(latest);
  const ofLayer = others.filter((place) => layerOf(place) === layer).slice(1 - PLACES);
  const kept = others.filter((place) => layerOf(place) !== layer || ofLayer.includes(place));
  return [...kept.slice(1 - PLACES * LAYERS), latest];
}

/** @returns whether it took the focus */
function focusOn(element: HTMLElement): boolean {
  if (!element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function focusIn(room: HTMLElement): boolean {
  const target = room.querySelector<HTMLElement>(HEADINGS) ?? room;
  // Reachable for this, not by the Tab key.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  return focusOn(target);
}

/** Back to where the person was last, or as near to it as still exists; at last to the top of the screen. */
function recover(places: readonly Place[]): void {
  const latestFirst = [...places].reverse();
  const before = latestFirst.flatMap(({ around }) => around).find((one) => one.matches('main'));
  // On another screen nothing is where it was, even if it looks the same.
  for (const place of before?.isConnected === false ? [] : latestFirst) {
    const same = place.element.isConnected ? place.element : twinOf(place);
    if (same && focusOn(same)) return;
    const room = place.around.find((one) => one.isConnected && isRoom(one));
    // The screen as a whole is no answer while there may be an opener inside it to return to.
    if (room && !room.matches('main') && focusIn(room)) return;
  }
  const screen = document.querySelector<HTMLElement>('main');
  if (screen) focusIn(screen);
}

/**
 * Never lets the keyboard's focus fall back to the start of the page: when what had it vanishes (a dialog closes, a
 * row is answered, another screen comes) it returns to the opener or to the heading of the same place; when a button
 * was disabled while it worked, it comes back to the button. A focus that the person gave up by a click, or took
 * beyond the page's last thing by the Tab key, is left alone.
 *
 * @param last where the focus was before, if somebody has watched: it may be lost already
 * @returns ends it
 */
export function keepFocus(last?: Place): () => void {
  const { activeElement } = document;
  let places = last ? [last] : [];
  if (activeElement instanceof HTMLElement && !isLost()) places.push(placeOf(activeElement));
  let frame = 0;
  let isTabbing = false;
  let hasLeft = false;

  const check = () => {
    frame = 0;
    const last = places.at(-1);
    if (!last || hasLeft || !isLost() || isWaiting(last.element)) return;
    recover(places);
  };
  const checkSoon = () => {
    // After the screen's own handlers, and once for all changes of a moment.
    frame ||= requestAnimationFrame(check);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    hasLeft = false;
    places = withPlace(places, placeOf(target));
  };
  const onPointerDown = ({ target }: PointerEvent) => {
    // A click beside everything: nobody wants the focus back. The browser has not moved it yet, and no check may come between.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (isLost() && target instanceof Element && target.isConnected) places = [];
      check();
    });
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    isTabbing = key === 'Tab';
    // The browser moves the focus before anything else happens.
    if (isTabbing) setTimeout(() => (isTabbing = false));
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // Beyond the last thing of the page: to the browser's own.
    if (isTabbing && relatedTarget === null) hasLeft = true;
  };

  const observer = new MutationObserver(checkSoon);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  // Before whoever closes a dialog by this very key.
  window.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('pointerdown', onPointerDown);
  checkSoon();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    document.removeEventListener('pointerdown', onPointerDown);
  };
}
