import { Menu, type MenuItemProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type Props = MenuItemProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps> & { ref?: Ref<HTMLAnchorElement> };

/** A menu's item that leads to another screen of this app. */
export const LinkItem = createLink((props: Props) => <Menu.Item component="a" {...props} />);
