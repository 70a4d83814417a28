import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Anchor, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Brand } from '../../layout/brand';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle';
import { FullPageCard } from '../../layout/full-page';
import { LanguageSwitch } from '../../layout/language-switch';
import { PageTitle } from '../../layout/page-title';
import { accountText } from '../../text/en/account';
import { appText } from '../../text/en/app';

/** The card of every screen before somebody is in: `title` is the page's, and the way home stands above. */
export function AccountCard({
  title,
  width = 440,
  children,
}: {
  title: string;
  width?: number;
  children: ReactNode;
}) {
  return (
    <FullPageCard width={width}>
      <PageTitle>{title}</PageTitle>
      <Group justify="space-between" gap="xs" mb="md">
        <Anchor href="/" underline="never" aria-label={`${appText.name}: ${accountText.backHome}`}>
          <Brand />
        </Anchor>
        <Group gap={4} wrap="nowrap" flex="none">
          <LanguageSwitch />
          <ColorSchemeToggle />
        </Group>
      </Group>
      {children}
    </FullPageCard>
  );
}

interface HeadProps {
  avatarType: string;
  title: string;
  words: string;
  /** How a screen reader is told when it comes by itself. */
  role?: 'alert' | 'status' | undefined;
}

/** What the screen is about, beside a hero. */
export function AccountHead({ avatarType, title, words, role }: HeadProps) {
  return (
    <Group gap="sm" mb="lg">
      <HeroArt avatarType={avatarType} size={72} />
      <div role={role} style={{ flex: '1 1 9rem', minWidth: 0 }}>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {words}
        </Text>
      </div>
    </Group>
  );
}
