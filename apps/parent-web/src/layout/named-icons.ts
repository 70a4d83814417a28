import { createAtom } from '@tanstack/react-store';

/** An icon-only button on the page, and the name that its tooltip shows. */
export interface NamedIcon {
  id: string;
  element: HTMLElement;
  label: string;
}

/** The icon-only buttons of the page. */
export const namedIcons = createAtom<readonly NamedIcon[]>([]);

/** Whether a mouse or the keyboard's focus has been on one: then what draws their tooltips is worth its bytes. */
export const areTooltipsWanted = createAtom(false);

const want = () => areTooltipsWanted.set(true);

function wantByFocus({ target }: FocusEvent): void {
  // A finger's focus shows nothing, and fetches nothing.
  if ((target as Element).matches(':focus-visible')) want();
}

/** Adds a button; the answer takes it away again. */
export function addNamedIcon(icon: NamedIcon): () => void {
  const { element } = icon;
  element.addEventListener('mouseover', want);
  element.addEventListener('focus', wantByFocus);
  namedIcons.set((icons) => [...icons, icon]);
  return () => {
    element.removeEventListener('mouseover', want);
    element.removeEventListener('focus', wantByFocus);
    namedIcons.set((icons) => icons.filter((each) => each !== icon));
  };
}
