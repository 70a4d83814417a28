import { Box, Flex, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { appText } from '../text/en/app';
import { Brand } from './brand';
import { ColorSchemeToggle } from './color-scheme-toggle';
import { LinkButton } from './link-button';
import { PageTitle } from './page-title';
import { SyncNote } from './sync-note';

interface Props {
  /** The screen's heading; without it the children bring their own. */
  title?: string;
  /** Names the browser's tab where there is no heading yet. */
  documentTitle?: string | undefined;
  lead?: string;
  back?: '/parent' | '/subscription';
  /** 'narrow' for a single column of text. */
  width?: 'wide' | 'narrow';
  children: ReactNode;
}

/** A screen beside the dashboard: the way back, a heading, its sections. */
export function PageFrame({
  title,
  documentTitle = title,
  lead,
  back = '/parent',
  width = 'wide',
  children,
}: Props) {
  const column = { maw: width === 'wide' ? '64rem' : '46rem', mx: 'auto', px: 'min(1.5rem, 4.5vw)' };
  return (
    <Box className="glow" pb="calc(3rem + env(safe-area-inset-bottom))">
      {documentTitle === undefined ? null : <PageTitle>{documentTitle}</PageTitle>}
      <Flex {...column} component="header" align="center" justify="space-between" gap="xs" py="sm">
        <LinkButton to={back} variant="subtle" color="gray" icon="back">
          {back === '/parent' ? appText.backToDashboard : appText.backToPlans}
        </LinkButton>
        <Box component="span" visibleFrom="xs">
          <Brand />
        </Box>
        <ColorSchemeToggle />
      </Flex>
      <Flex
        {...column}
        component="main"
        direction="column"
        gap="clamp(1.25rem, 3.5vw, 1.75rem)"
        pt="clamp(0.5rem, 3vw, 1.5rem)"
      >
        <SyncNote />
        {title ? (
          <div>
            <Title order={1} fz="clamp(1.7rem, 6vw, 2.4rem)" lh={1.2} textWrap="balance">
              {title}
            </Title>
            {lead ? (
              <Text c="dimmed" size="lg" mt={4}>
                {lead}
              </Text>
            ) : null}
          </div>
        ) : null}
        {children}
      </Flex>
    </Box>
  );
}
