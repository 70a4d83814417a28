import { Badge, type BadgeProps } from '@mantine/core';
import type { ReactNode } from 'react';

export type BadgeAccent = 'turquoise' | 'mint' | 'sunshine' | 'coral';

interface Props extends Pick<BadgeProps, 'size'> {
  accent: BadgeAccent;
  children: ReactNode;
}

/** Mantine's light badges are too faint in some of the accents: soft ground, dark ink. */
export const SoftBadge = ({ accent, ...badge }: Props) => (
  <Badge
    component="span"
    tt="none"
    ff="text"
    bg={`var(--${accent}-ground)`}
    c={`var(--${accent}-words)`}
    {...badge}
  />
);
