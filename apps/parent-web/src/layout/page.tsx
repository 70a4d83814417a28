import { Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';
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
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      {heading === 'unseen' ? <VisuallyHidden component="h1">{title}</VisuallyHidden> : null}
      {heading === 'seen' || actions ? (
        <header className={classes.head}>
          {heading === 'seen' ? (
            <div>
              <Title order={1} className={classes.title}>
                {title}
              </Title>
              {lead ? <Text c="dimmed">{lead}</Text> : null}
            </div>
          ) : null}
          {actions ? <div className={classes.actions}>{actions}</div> : null}
        </header>
      ) : null}
      <SyncNote />
      {children}
    </div>
  );
}
