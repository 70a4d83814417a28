import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { Icon, type IconName } from './icon';

/** How a line of a menu looks that takes something away: its ink is read on light and dark. */
export const DANGEROUS_LINE = { color: 'coral', c: 'var(--mantine-color-coral-light-color)' } as const;

/** One line of a menu: it does something, or leads somewhere. */
export interface MenuAct {
  label: string;
  icon: IconName;
  onClick?: () => void;
  /** The link that it is, instead of a button. */
  root?: (props: Record<string, unknown>) => ReactElement;
  isDangerous?: boolean;
}

interface Props {
  target: ReactElement;
  acts: readonly MenuAct[];
  position?: 'bottom-end' | 'top-end';
}

/** The menu of a `MenuButton` once it was asked for: it opens at once, and stays for the next time. */
export function OpenedMenu({ target, acts, position = 'bottom-end' }: Props) {
  return (
    <Menu defaultOpened position={position} radius="md" shadow="md">
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {acts.map(({ label, icon, onClick, root, isDangerous }) => (
          <Menu.Item
            key={label}
            py="sm"
            leftSection={<Icon name={icon} size={18} />}
            {...(isDangerous ? DANGEROUS_LINE : {})}
            {...(root ? { renderRoot: root } : { onClick })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
