import { Group, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  id: string;
  title: string;
  hint?: string;
  actions?: ReactNode;
  badge?: ReactNode;
  children: ReactNode;
  /** Without its own surface, for sections whose content is cards already. */
  bare?: boolean;
}

/** One landmark of the dashboard, reachable by its address (#id). */
export function Section({ id, title, hint, actions, badge, children, bare = false }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={bare ? classes.bare : classes.card}>
      <Group justify="space-between" align="flex-start" gap="sm" mb="md">
        <div className={classes.heading}>
          <Group gap="xs">
            <Title order={2} size="h3" id={headingId}>
              {title}
            </Title>
            {badge ? <span className={classes.badge}>{badge}</span> : null}
          </Group>
          {hint ? (
            <Text c="dimmed" size="sm">
              {hint}
            </Text>
          ) : null}
        </div>
        {actions ? <Group gap="xs">{actions}</Group> : null}
      </Group>
      {children}
    </section>
  );
}

/** What belongs together inside of a section, on a ground that lies a little lower. */
export const Hollow = Paper.withProps({ bg: 'var(--surface-sunken)', radius: '1rem' });
