import { lazily } from '@herohood/browser/lazy-part';
import type { ActionIconProps } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { Icon, type IconName } from './icon';
import { IconButton } from './icon-button';
import type { MenuAct } from './opened-menu';

const OpenedMenu = lazily(
  () => import('./opened-menu').then((part) => ({ default: part.OpenedMenu })),
  ({ target }) => target,
);

interface MenuProps {
  acts: readonly MenuAct[];
  width?: number | undefined;
  /** What is pressed; draws it with what the press does. */
  children: (open: () => void) => ReactElement;
}

/** A menu behind what is pressed. What lays menus out is a good part of the console's code: it comes with the first tap. */
export function LazyMenu({ children, ...menu }: MenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const target = children(() => setIsWanted(true));
  return isWanted ? <OpenedMenu {...menu} target={target} /> : target;
}

interface Props {
  label: string;
  acts: readonly MenuAct[];
  icon?: IconName;
  iconSize?: number;
  button?: ActionIconProps & { className?: string | undefined };
  width?: number;
}

/** A button with a menu behind it. */
export function MenuButton({ label, acts, icon = 'more', iconSize = 20, button, width }: Props) {
  return (
    <LazyMenu acts={acts} width={width}>
      {(open) => (
        <IconButton color="gray" size={40} {...button} label={label} aria-haspopup="menu" onClick={open}>
          <Icon name={icon} size={iconSize} />
        </IconButton>
      )}
    </LazyMenu>
  );
}
