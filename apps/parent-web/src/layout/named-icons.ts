/** An icon-only button on the page, and the name that its tooltip shows. */
export interface NamedIcon {
  id: string;
  element: HTMLElement;
  label: string;
}

let icons: readonly NamedIcon[] = [];
let isWanted = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The icon-only buttons of the page. What draws their tooltips is fetched when a mouse first comes over one. */
export const namedIcons = {
  all: () => icons,
  isWanted: () => isWanted,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Adds a button; the answer takes it away again. */
  add(icon: NamedIcon): () => void {
    icons = [...icons, icon];
    tell();
    return () => {
      icons = icons.filter((each) => each !== icon);
      tell();
    };
  },
  want(): void {
    if (isWanted) return;
    isWanted = true;
    tell();
  },
};
