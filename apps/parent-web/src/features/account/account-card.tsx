import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Alert, Button, type ButtonProps, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle';
import { FullPageCard } from '../../layout/full-page';
import { LanguageSwitch } from '../../layout/language-switch';
import { noteSignOut, SIGN_OUT_URL } from '../../lib/sign-out';
import { accountText } from '../../text/en/account';
import { appText } from '../../text/en/app';

interface Props {
  /** The page's. */
  title: string;
  width?: number;
  children: ReactNode;
}

/** The card of every screen before somebody is in. */
export function AccountCard({ title, width = 440, children }: Props) {
  const menu = (
    <>
      <LanguageSwitch />
      <ColorSchemeToggle />
    </>
  );
  return (
    <FullPageCard title={title} width={width} menu={menu}>
      {children}
    </FullPageCard>
  );
}

/** How long somebody has to wait after too many tries; nothing while they need not. */
export function LockNote({ wait }: { wait: number }) {
  if (wait <= 0) return null;
  const { title, message } = accountText.locked;
  return (
    <Alert color="coral" variant="light" radius="lg" title={title} role="status">
      {message(wait)}
    </Alert>
  );
}

/** The way out of the account. */
export function SignOutButton({ children = appText.signOut, ...button }: ButtonProps) {
  return (
    <Button {...button} component="a" href={SIGN_OUT_URL} onClick={noteSignOut}>
      {children}
    </Button>
  );
}

interface PauseProps {
  avatarType: string;
  title: string;
  body: string;
  children: ReactNode;
}

/** A screen for somebody who is signed in and has to wait outside. */
export function PauseCard({ avatarType, title, body, children }: PauseProps) {
  return (
    <FullPageCard title={title}>
      <Stack align="center" ta="center" gap="md">
        <HeroArt avatarType={avatarType} size={140} />
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed">{body}</Text>
        {children}
      </Stack>
    </FullPageCard>
  );
}
