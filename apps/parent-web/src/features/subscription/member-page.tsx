import type { User } from '@herohood/domain/account/schema';
import { Stack, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Brand } from '../../layout/brand';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle';
import { FullPageCard, FullPageLoader } from '../../layout/full-page';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import { ErrorState } from '../../layout/states';
import { useSync } from '../../lib/sync';
import { useOnline } from '../../lib/use-online';
import { useUser } from '../../lib/use-user';
import { appText } from '../../text/en/app';
import { dashboardText } from '../../text/en/dashboard';
import { subscriptionText as text } from '../../text/en/subscription';
import classes from './member-page.module.css';

interface Props {
  /** The screen's heading; without it the children bring their own. */
  title?: string;
  /** Names the browser's tab where there is no heading yet. */
  documentTitle?: string;
  lead?: string;
  back: '/parent' | '/subscription';
  /** 'narrow' for a single column of text. */
  width?: 'wide' | 'narrow';
  children: (user: User) => ReactNode;
}

/** A screen of a signed-in, accepted parent, with or without premium access; anybody else is led away. */
export function MemberPage({ title, documentTitle = title, lead, back, width = 'wide', children }: Props) {
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { user, isSignedOut, isLoading, error, retry } = useUser();
  const isWaiting = user?.familyRole === 'waiting';
  // Without access the server answers sync with 402.
  useSync(user?.hasPremiumAccess && !isWaiting ? user.id : undefined);

  useEffect(() => {
    if (isSignedOut) void navigate({ to: '/parent/auth', search: { mode: 'login' }, replace: true });
    if (isWaiting) void navigate({ to: '/parent', replace: true });
  }, [isSignedOut, isWaiting, navigate]);

  if (error) {
    return (
      <FullPageCard>
        <Stack>
          <Brand />
          <ErrorState what={text.account} error={error} retry={retry} />
        </Stack>
      </FullPageCard>
    );
  }
  if (isLoading || !user || isWaiting) return <FullPageLoader text={appText.loading} />;
  return (
    <div className={classes.page} data-width={width}>
      <title>{`${documentTitle} | ${appText.name}`}</title>
      <header className={classes.bar}>
        <LinkButton to={back} variant="subtle" color="gray" leftSection={<Icon name="back" size={18} />}>
          {back === '/parent' ? text.backToDashboard : text.backToPlans}
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
        {children(user)}
      </main>
    </div>
  );
}
