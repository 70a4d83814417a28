import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { appText } from '../text/en/app';
import { Brand } from './brand';
import { ColorSchemeToggle } from './color-scheme-toggle';
import { Icon } from './icon';
import { LinkButton } from './link-button';
import classes from './page-frame.module.css';
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
  return (
    <div className={classes.page} data-width={width}>
      {documentTitle === undefined ? null : <PageTitle>{documentTitle}</PageTitle>}
      <header className={classes.bar}>
        <LinkButton to={back} variant="subtle" color="gray" leftSection={<Icon name="back" size={18} />}>
          {back === '/parent' ? appText.backToDashboard : appText.backToPlans}
        </LinkButton>
        <span className={classes.brand}>
          <Brand />
        </span>
        <ColorSchemeToggle />
      </header>
      <main className={classes.main}>
        <SyncNote />
        {title ? (
          <div>
            <Title order={1} className={classes.title}>
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
      </main>
    </div>
  );
}
