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

let state: NamedIcons = { icons: [], isWanted: false, focusedId: null };
const listeners = new Set<() => void>();

function set(change: Partial<NamedIcons>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

const want = () => {
  if (!state.isWanted) set({ isWanted: true });
};

/** The icon-only buttons of the page. What draws their tooltips is fetched with the first mouse or focus on one. */
export const namedIcons = {
  read: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Adds a button, and follows mouse and keyboard on it; the answer takes it away again. */
  add(icon: NamedIcon): () => void {
    const { id, element } = icon;
    const leave = () => {
      if (state.focusedId === id) set({ focusedId: null });
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
    set({ icons: [...state.icons, icon] });
    return () => {
      element.removeEventListener('mouseover', want);
      element.removeEventListener('focus', onFocus);
      element.removeEventListener('blur', leave);
      element.removeEventListener('keydown', onKey);
      leave();
      set({ icons: state.icons.filter((each) => each !== icon) });
    };
  },
};
