import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useBackCloses } from '../device/steps';

/** Anything that holds the focus, in the order of the page; what is disabled or inert cannot. */
const FOCUSABLE = 'button:enabled:not([tabindex="-1"]), input:not([hidden]), [tabindex="0"]';

/** Marks the button that has the focus when a dialog opens. */
export const mainAct = { 'data-main-act': true } as const;

type Options = {
  /** Escape and the browser's Back button; left out while the dialog must stay. */
  onClose?: (() => void) | undefined;
  /** What has the focus at first: the main act (else the first one), or the dialog itself, which is then read out. */
  startsAt?: 'act' | 'dialog';
};

/**
 * What makes an element a dialog, to be spread on it: it takes the focus, keeps it among its acts, closes on Escape
 * and on Back, and gives the focus back to where it was.
 */
export function useFocusTrap({ onClose, startsAt = 'act' }: Options) {
  const ref = useRef<HTMLDivElement>(null);
  useBackCloses(onClose);

  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  // At first, and whenever the act that had the focus has gone or is busy.
  useEffect(() => {
    const box = ref.current;
    const { activeElement } = document;
    const isAmongActs = activeElement !== box && box?.contains(activeElement);
    if (!box || isAmongActs) return;
    const acts = startsAt === 'act' ? actsOf(box) : [];
    const first = acts.find(({ dataset }) => dataset.mainAct === 'true') ?? acts[0] ?? box;
    first.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose?.();
    keepFocusInside(event, ref.current);
  }

  return { ref, tabIndex: -1, onKeyDown };
}

/** Lets the Tab key go round among the acts of `box`, in both directions; other keys are not its business. */
export function keepFocusInside(event: KeyboardEvent, box: HTMLElement | null): void {
  if (event.key !== 'Tab' || !box) return;
  event.preventDefault();
  const acts = actsOf(box);
  const here = document.activeElement ?? box;
  const next = event.shiftKey
    ? (acts.filter((act) => isBefore(act, here)).at(-1) ?? acts.at(-1))
    : (acts.find((act) => isBefore(here, act)) ?? acts[0]);
  next?.focus();
}

/** In the order of the page; a box comes before what it holds. */
const isBefore = (a: Element, b: Element) =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function actsOf(box: HTMLElement): HTMLElement[] {
  const all = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)];
  // Older browsers do not know what is to be seen; there all of it counts.
  return all.filter((act) => act.closest('[inert]') === null && act.checkVisibility?.() !== false);
}
