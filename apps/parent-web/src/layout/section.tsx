import { Box, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Hint } from './hint';

interface Props {
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
export function Section({ id, title, hint, actions, badge, children, bare = false }: Props) {
  const headingId = `${id}-heading`;
  const surface = bare ? {} : { className: 'surface', p: 'min(1.25rem, 4.5vw)' };
  return (
    <Box component="section" id={id} aria-labelledby={headingId} {...surface}>
      <Group justify="space-between" align="flex-start" gap="sm" mb="md">
        <Box flex="1 1 min(14rem, 100%)" miw={0}>
          <Group gap="xs">
            <Title order={2} size="h3" id={headingId}>
              {title}
            </Title>
            {badge}
          </Group>
          {hint ? <Hint>{hint}</Hint> : null}
        </Box>
        {actions ? <Group gap="xs">{actions}</Group> : null}
      </Group>
      {children}
    </Box>
  );
}
