import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint: string;
  /** A panda, unless something else fits better. */
  art?: ReactNode;
  /** 1 where the page has no other heading. */
  order?: 1 | 2;
  /** The next step. */
  children?: ReactNode;
}

/** A screen that has one thing to say. */
export function Message({ title, hint, art, order = 1, children }: Props) {
  return (
    <Stack align="center" py="clamp(2rem, 12vh, 6rem)" ta="center">
      {art ?? <HeroArt avatarType="panda" size={140} />}
      <Title order={order} size="h2">
        {title}
      </Title>
      <Text c="dimmed" maw={460}>
        {hint}
      </Text>
      {children}
    </Stack>
  );
}
