import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOnline } from '../lib/use-online';
import { appText } from '../text/en/app';
import { dashboardText } from '../text/en/dashboard';
import { Brand } from './brand';
import { ColorSchemeToggle } from './color-scheme-toggle';
import { Icon } from './icon';
import { LinkButton } from './link-button';
import classes from './page-frame.module.css';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A screen beside the dashboard: the way back, a heading, its sections. */
export function PageFrame({ title, lead, children }: Props) {
  const isOnline = useOnline();
  return (
    <div className={classes.page}>
      <title>{`${title} | ${appText.name}`}</title>
      <header className={classes.bar}>
        <LinkButton to="/parent" variant="subtle" color="gray" leftSection={<Icon name="back" size={18} />}>
          {appText.backToDashboard}
        </LinkButton>
        <span className={classes.brand}>
          <Brand />
        </span>
        <ColorSchemeToggle />
      </header>
      <main className={classes.main}>
        {isOnline ? null : (
          <p className={classes.offline} role="status">
            {dashboardText.offline}
          </p>
        )}
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
        {children}
      </main>
    </div>
  );
}
