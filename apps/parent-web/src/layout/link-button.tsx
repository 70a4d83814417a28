import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './icon';

type Props = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & {
    ref?: Ref<HTMLAnchorElement>;
    icon?: IconName;
  };

/** Leads to another screen of this app and looks like a button. Its address is checked by the router's types. */
export const LinkButton = createLink(({ icon, ...props }: Props) => (
  <Button component="a" leftSection={icon && <Icon name={icon} size={18} />} {...props} />
));
