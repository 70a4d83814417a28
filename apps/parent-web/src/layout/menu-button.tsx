import { lazily } from '@herohood/browser/lazy-part';
import type { ActionIconProps } from '@mantine/core';
import { useState } from 'react';
import { Icon, type IconName } from './icon';
import { IconButton } from './icon-button';
import type { MenuAct } from './opened-menu';

const OpenedMenu = lazily(
  () => import('./opened-menu').then((part) => ({ default: part.OpenedMenu })),
  ({ target }) => target,
);

interface Props {
  label: string;
  acts: readonly MenuAct[];
  icon?: IconName;
  iconSize?: number;
  button?: ActionIconProps & { className?: string | undefined };
  width?: number;
}

/** A button with a menu behind it. What lays menus out is a good part of the console's code: it comes with the first tap. */
export function MenuButton({ label, acts, icon = 'more', iconSize = 20, button, width }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const target = (
    <IconButton
      color="gray"
      size={40}
      {...button}
      label={label}
      aria-haspopup="menu"
      onClick={() => setIsWanted(true)}
    >
      <Icon name={icon} size={iconSize} />
    </IconButton>
  );
  return isWanted ? <OpenedMenu target={target} acts={acts} width={width} /> : target;
}
