import { Center, Loader, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './full-page.module.css';

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

/** One card in the middle of a soft sky: sign-in, first hero, waiting, trial ended. */
export function FullPageCard({ children, width = 460 }: { children: ReactNode; width?: number }) {
  return (
    <main className={classes.sky}>
      <div className={classes.card} style={{ maxWidth: width }}>
        {children}
      </div>
    </main>
  );
}
