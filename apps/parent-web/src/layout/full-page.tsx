import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Anchor, Box, Center, Flex, Group, Loader, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { appText } from '../text/en/app';
import { Brand } from './brand';
import { PageTitle } from './page-title';

/** A screen that is nothing but waiting. */
export function FullPageLoader({ text }: { text: string }) {
  return (
    <Center component="main" mih="100dvh">
      <Stack align="center" gap="sm" role="status">
        <Loader type="dots" size="lg" aria-hidden />
        <Text c="dimmed">{text}</Text>
      </Stack>
    </Center>
  );
}

interface CardProps {
  /** What the tab is called. */
  title?: string;
  width?: number;
  /** What stands above it, beside the way home. */
  menu?: ReactNode;
  children: ReactNode;
}

/** One card in the middle of a soft sky: sign-in, first hero, waiting, trial ended. */
export function FullPageCard({ title, width = 460, menu, children }: CardProps) {
  return (
    <Flex
      component="main"
      className="glow"
      direction="column"
      align="center"
      px="md"
      py="clamp(1rem, 4vw, 3rem)"
    >
      {title ? <PageTitle>{title}</PageTitle> : null}
      <Box className="surface" w="100%" maw={width} my="auto" p="clamp(0.75rem, 5vw, 2.25rem)">
        {menu ? (
          <Group justify="space-between" gap="xs" mb="md">
            <Anchor href="/" underline="never" aria-label={`${appText.name}: ${appText.backHome}`}>
              <Brand />
            </Anchor>
            <Group gap={4}>{menu}</Group>
          </Group>
        ) : null}
        {children}
      </Box>
    </Flex>
  );
}

interface HeadProps {
  avatarType: string;
  avatarUrl?: string | null;
  size?: number;
  title: string;
  words: string;
  /** How a screen reader is told when it comes by itself. */
  role?: 'alert' | 'status' | undefined;
}

/** What the screen is about, beside a hero. */
export function CardHead({ avatarType, avatarUrl = null, size = 72, title, words, role }: HeadProps) {
  return (
    <Group gap="sm" mb="lg">
      <HeroArt avatarType={avatarType} avatarUrl={avatarUrl} size={size} />
      <Box role={role} flex="1 1 9rem" miw={0}>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {words}
        </Text>
      </Box>
    </Group>
  );
}
