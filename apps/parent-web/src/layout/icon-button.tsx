import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { createAtom } from '@tanstack/react-store';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { Icon, type IconName } from './icon';

type Props = ActionIconProps &
  Omit<ComponentProps<'button'>, keyof ActionIconProps | 'aria-label'> & { label: string; icon?: IconName };

/** A button that is an icon alone. Its label is its name, and its tooltip for a mouse and for the keyboard's focus. */
export function IconButton({ label, icon, ref, children, ...button }: Props) {
  const id = useId();
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => (element ? addNamedIcon({ id, element, label }) : undefined), [id, element, label]);
  return (
    <ActionIcon ref={useMergedRef(ref, setElement)} aria-label={label} {...button}>
      {icon ? <Icon name={icon} /> : children}
    </ActionIcon>
  );
}

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
function addNamedIcon(icon: NamedIcon): () => void {
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
