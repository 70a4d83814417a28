import { createAtom } from '@tanstack/react-store';

/** An icon-only button on the page, and the name that its tooltip shows. */
export interface NamedIcon {
  id: string;
  element: HTMLElement;
  label: string;
}

interface NamedIcons {
  icons: readonly NamedIcon[];
  /** A mouse or the keyboard's focus has been on one: what draws tooltips is worth its bytes. */
  isWanted: boolean;
  /** The one that has the keyboard's focus. */
  focusedId: string | null;
}

/** The icon-only buttons of the page. What draws their tooltips is fetched with the first mouse or focus on one. */
export const namedIcons = createAtom<NamedIcons>({ icons: [], isWanted: false, focusedId: null });

const set = (change: Partial<NamedIcons>) => namedIcons.set((before) => ({ ...before, ...change }));

const want = () => {
  if (!namedIcons.get().isWanted) set({ isWanted: true });
};

/** Adds a button, and follows mouse and keyboard on it; the answer takes it away again. */
export function addNamedIcon(icon: NamedIcon): () => void {
  const { id, element } = icon;
  const leave = () => {
    if (namedIcons.get().focusedId === id) set({ focusedId: null });
  };
  const onFocus = () => {
    // A finger's focus shows nothing, and fetches nothing.
    if (element.matches(':focus-visible')) set({ focusedId: id, isWanted: true });
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  };
  element.addEventListener('mouseover', want);
  element.addEventListener('focus', onFocus);
  element.addEventListener('blur', leave);
  element.addEventListener('keydown', onKey);
  set({ icons: [...namedIcons.get().icons, icon] });
  return () => {
    element.removeEventListener('mouseover', want);
    element.removeEventListener('focus', onFocus);
    element.removeEventListener('blur', leave);
    element.removeEventListener('keydown', onKey);
    leave();
    set({ icons: namedIcons.get().icons.filter((each) => each !== icon) });
  };
}
