import { lazily } from '@herohood/browser/lazy-part';
import type { ActionIconProps } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import type { IconName } from './icon';
import { IconButton } from './icon-button';
import type { MenuAct } from './opened-menu';

const OpenedMenu = lazily(
  async () => (await import('./opened-menu')).OpenedMenu,
  ({ target }) => target,
);

interface MenuProps {
  acts: readonly MenuAct[];
  position?: 'bottom-end' | 'top-end';
  /** What is pressed; draws it with what the press does. */
  children: (open: () => void) => ReactElement;
}

/** A menu behind what is pressed. What lays menus out is a good part of the console's code: it comes with the first tap. */
export function LazyMenu({ children, ...menu }: MenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const target = children(() => setIsWanted(true));
  return isWanted ? <OpenedMenu {...menu} target={target} /> : target;
}

interface Props extends ActionIconProps {
  label: string;
  acts: readonly MenuAct[];
  icon?: IconName;
}

/** A button with a menu behind it. */
export function MenuButton({ label, acts, icon = 'more', ...button }: Props) {
  return (
    <LazyMenu acts={acts}>
      {(open) => <IconButton {...button} icon={icon} label={label} aria-haspopup="menu" onClick={open} />}
    </LazyMenu>
  );
}
