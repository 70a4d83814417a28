import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type Props = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> };

/** Leads to another screen of this app and looks like a button. Its address is checked by the router's types. */
export const LinkButton = createLink((props: Props) => <Button component="a" {...props} />);
