import { Box, Flex, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title';
import { SyncNote } from './sync-note';

interface Props {
  /** The page's heading, and the name of the browser's tab. */
  title: string;
  /** 'unseen': only for screen readers. 'own': the content begins with a heading of its own. */
  heading?: 'seen' | 'unseen' | 'own';
  lead?: string | undefined;
  /** What one does here first, beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One page of the console inside of what stands around all of them. */
export function Page({ title, heading = 'seen', lead, actions, children }: Props) {
  return (
    <Stack gap="clamp(1rem, 2vw, 1.25rem)" miw={0} pt="0.25rem">
      <PageTitle>{title}</PageTitle>
      {heading === 'unseen' ? <VisuallyHidden component="h1">{title}</VisuallyHidden> : null}
      {heading === 'seen' || actions ? (
        <Flex component="header" wrap="wrap" align="center" justify="space-between" gap="0.5rem 1rem">
          {heading === 'seen' ? (
            <Box flex="1 1 12rem" miw={0}>
              <Title order={1} fz="clamp(1.4rem, 5vw, 1.9rem)" lh={1.2} textWrap="balance">
                {title}
              </Title>
              {lead ? <Text c="dimmed">{lead}</Text> : null}
            </Box>
          ) : null}
          {actions ? <Group gap="0.5rem">{actions}</Group> : null}
        </Flex>
      ) : null}
      <SyncNote />
      {children}
    </Stack>
  );
}
