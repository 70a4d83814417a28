import type { Page } from 'playwright-core';

/** What is read of a page: all of it, or only the window (a dialog, a menu) that stands before it. */
type Scope = 'page' | 'window';

/**
 * What does not fit at the size that a page has now, in words: what can be pushed sideways or stands outside of the
 * screen, words that are cut or run out of their box, words and controls that lie on each other, controls that
 * something else covers even when they are scrolled to, and answers of a dialog that have to be scrolled to. Nothing,
 * hopefully.
 */
export function layoutFaults(page: Page, scope: Scope): Promise<string[]> {
  return page.evaluate(readFaults, scope);
}

/** It runs in the page, so everything that it uses stands inside of it. */
function readFaults(scope: Scope): string[] {
  const WINDOWS = '[role=dialog], [role=alertdialog], [role=menu]';
  const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, [role=tab]';
  /** How far one thing may stand over another, in pixels: letters have room above and below. */
  const SLACK = 3;
  /** Of one kind; the rest is mostly the same again. */
  const MOST_OF_A_KIND = 6;
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const windows = [...document.querySelectorAll<HTMLElement>(WINDOWS)].filter(isSeen);
  const root = scope === 'page' ? document.body : windows.at(-1);
  if (!root) return ['there is no window'];

  const found = new Map<string, Set<string>>();
  const note = (kind: string, what: string) => {
    const sameKind = found.get(kind) ?? new Set();
    if (sameKind.size < MOST_OF_A_KIND) found.set(kind, sameKind.add(`${kind}: ${what}`));
  };
  const wordsOf = (text: string | null) => JSON.stringify((text ?? '').trim().slice(0, 32));
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${wordsOf(element.getAttribute('aria-label') ?? element.textContent)}`;

  const remember = <T>(read: (element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element: Element): T => {
      if (!known.has(element)) known.set(element, read(element));
      return known.get(element) as T;
    };
  };
  const boxOf = remember((element) => element.getBoundingClientRect());
  const styleOf = remember((element) => {
    const of = getComputedStyle(element);
    const isClear = (colour: string) => /^(transparent|rgba\(.*, 0\))$/.test(colour);
    return {
      x: of.overflowX,
      y: of.overflowY,
      isFixed: of.position === 'fixed',
      stays: /fixed|sticky/.test(of.position),
      hasDots: of.textOverflow === 'ellipsis' || of.webkitLineClamp !== 'none',
      // What one sees the edges of.
      isDrawn:
        of.display !== 'inline' &&
        (!isClear(of.backgroundColor) ||
          of.backgroundImage !== 'none' ||
          (of.borderLeftWidth !== '0px' && !isClear(of.borderLeftColor))),
      // For screen readers alone.
      isUnseen:
        of.clipPath === 'inset(50%)' ||
        of.clip === 'rect(0px, 0px, 0px, 0px)' ||
        (of.overflow === 'hidden' && Math.min(boxOf(element).width, boxOf(element).height) <= 1),
    };
  });
  /** From an element to what is read. */
  const way = remember((element) => {
    const list: Element[] = [];
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) list.push(up);
    return list;
  });
  /** What waits above the screen until it has the focus is not there yet. */
  const isThere = (element: Element) =>
    isSeen(element) &&
    !way(element).some((up) => styleOf(up).isUnseen || (styleOf(up).isFixed && boxOf(up).bottom <= 0)) &&
    !(scope === 'page' && element.closest('[data-portal]'));
  /** What stays where it is while the page moves below it. */
  const stays = remember((element) => way(element).some((up) => up !== root && styleOf(up).stays));

  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) note('too wide', `by ${scrollWidth - clientWidth} px`);

  const sticksOut = (inner: Box, outer: Box, axis: 'x' | 'y') =>
    axis === 'x'
      ? inner.right > outer.right + SLACK || inner.left < outer.left - SLACK
      : inner.bottom > outer.bottom + SLACK || inner.top < outer.top - SLACK;
  /** Words, or a control, against everything that they stand in. */
  const fit = (name: string, box: Box, from: Element) => {
    const scrolls = { x: false, y: false };
    let isFramed = false;
    for (const up of way(from)) {
      const style = styleOf(up);
      for (const axis of ['x', 'y'] as const) {
        if (scrolls[axis] || !sticksOut(box, boxOf(up), axis)) continue;
        if (/auto|scroll/.test(style[axis])) scrolls[axis] = true;
        else if (/hidden|clip/.test(style[axis])) {
          if (!style.hasDots) note('cut', name);
          else if (!up.closest('[title]')) note('shortened, and nothing tells the whole', name);
          return;
        } else if (!isFramed && style.isDrawn) return note('runs out of its box', name);
      }
      isFramed ||= style.isDrawn;
      if (up === root || style.isFixed) break;
    }
    if (!scrolls.x && (box.right > clientWidth + 1 || box.left < -1)) note('outside of the screen', name);
  };
  /** What can be seen of a box; null when all of it is cut away. */
  const clip = (box: Box, from: Element): Box | null => {
    let { left, right, top, bottom } = box;
    for (const up of way(from)) {
      if (styleOf(up).x !== 'visible') {
        [left, right] = [Math.max(left, boxOf(up).left), Math.min(right, boxOf(up).right)];
      }
      if (styleOf(up).y !== 'visible') {
        [top, bottom] = [Math.max(top, boxOf(up).top), Math.min(bottom, boxOf(up).bottom)];
      }
    }
    return right > left && bottom > top ? { left, right, top, bottom } : null;
  };

  type Thing = { element: Element; box: Box; name: string };
  const words: Thing[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('svg, script, style, title, noscript'))
      continue;
    if (!isThere(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const name = wordsOf(node.textContent);
    fit(name, range.getBoundingClientRect(), parent);
    if (stays(parent)) continue;
    for (const line of range.getClientRects()) {
      const box = clip(line, parent);
      if (box) words.push({ element: parent, box, name });
    }
  }

  const controls = [...root.querySelectorAll(CONTROLS)].filter(
    (element) => isThere(element) && boxOf(element).width > 1,
  );
  const buttons: Thing[] = [];
  for (const element of controls) {
    const name = nameOf(element);
    fit(name, boxOf(element), element);
    const box = clip(boxOf(element), element);
    if (box && !stays(element)) buttons.push({ element, box, name });
  }

  const isInside = (one: Element, other: Element) => one.contains(other) || other.contains(one);
  /** Pairs that lie on each other. */
  const findPiled = (kind: string, things: Thing[], isAllowed: (one: Element, other: Element) => boolean) => {
    const sorted = things.toSorted((one, other) => one.box.top - other.box.top);
    for (const [at, one] of sorted.entries()) {
      for (let next = at + 1; next < sorted.length; next += 1) {
        const other = sorted[next] as Thing;
        if (other.box.top > one.box.bottom - SLACK) break;
        const shared = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const isPiled = shared > SLACK && !isInside(one.element, other.element);
        if (isPiled && !isAllowed(one.element, other.element)) note(kind, `${one.name} and ${other.name}`);
      }
    }
  };
  findPiled('words on words', words, () => false);
  // A field has its own small buttons in it.
  const fieldOf = (element: Element) => element.closest('.mantine-Input-wrapper');
  findPiled(
    'controls on each other',
    buttons,
    (one, other) => fieldOf(one) !== null && fieldOf(one) === fieldOf(other),
  );

  if (scope === 'window') {
    for (const list of root.querySelectorAll('*')) {
      // Faces to choose a hero by stand in one row, however many they are.
      const isMeant = list.role === 'group' || !/auto|scroll/.test(styleOf(list).x) || !isThere(list);
      if (!isMeant && list.scrollWidth > list.clientWidth + 1) note('scrolls sideways', nameOf(list));
    }
    if (boxOf(root).top < -1 || boxOf(root).bottom > innerHeight + 1)
      note('higher than the screen', nameOf(root));
    for (const answer of root.querySelectorAll('[type=submit], [role=alertdialog] button:not(form button)')) {
      const { top, bottom } = boxOf(answer);
      const isWhole = top >= boxOf(root).top - 1 && bottom <= boxOf(root).bottom + 1;
      // The answers of another tab are not there yet.
      if (isThere(answer) && !isWhole) note('has to be scrolled to', nameOf(answer));
    }
  }
  /** What a finger in the middle of a control would hit instead of it; null when it hits the control. */
  const coverOf = (control: Element): string | null => {
    const [box] = control.getClientRects();
    if (!box) return null;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!hit) return 'the edge';
    const label = hit.closest('label');
    const isHit = isInside(control, hit) || (label && label === control.closest('label'));
    // A drawing is one thing, whatever its parts are.
    return isHit ? null : nameOf(hit.closest('svg') ?? hit);
  };
  const places = [...way(root), document.documentElement].map((up) => [up, up.scrollTop] as const);
  for (const control of controls) {
    if (coverOf(control) === null) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const cover = coverOf(control);
    if (cover !== null) note('covered', `${nameOf(control)} by ${cover}`);
  }
  for (const [up, top] of places) up.scrollTop = top;
  return [...found.values()].flatMap((faults) => [...faults]);
}
