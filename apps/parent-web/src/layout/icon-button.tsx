import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { addNamedIcon } from './named-icons';

type Props = ActionIconProps &
  Omit<ComponentProps<'button'>, keyof ActionIconProps | 'aria-label'> & { label: string };

/** A button that is an icon alone. Its label is its name, and its tooltip for a mouse and for the keyboard's focus. */
export function IconButton({ label, ref, ...button }: Props) {
  const id = useId();
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => (element ? addNamedIcon({ id, element, label }) : undefined), [id, element, label]);
  return <ActionIcon ref={useMergedRef(ref, setElement)} aria-label={label} {...button} />;
}
