import { messageOf } from '@herohood/browser/api-error';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { appText } from '../text/en/app';
import { ActButton } from './act-button';
import { Hint } from './hint';

/** What a list shows until its first answer: as many soft rows as are likely to come. */
export function ListSkeleton({ rows = 3, height = 64 }: { rows?: number; height?: number }) {
  return (
    <Stack gap="sm" aria-busy="true" aria-label={appText.loading} role="status">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={height} radius="lg" />
      ))}
    </Stack>
  );
}

interface EmptyProps {
  art?: ReactNode;
  title: string;
  hint?: string;
  action?: ReactNode;
}

/** An empty list is a moment, not a hole: a picture, a sentence and the next step. */
export function EmptyState({ art, title, hint, action }: EmptyProps) {
  return (
    <Stack align="center" ta="center" px="md" py="xl" style={{ overflowWrap: 'anywhere' }}>
      {art}
      <div>
        <Text ff="heading" fw={600} fz="1.1rem" lh={1.4}>
          {title}
        </Text>
        {hint ? (
          <Hint mt={4} maw={420} mx="auto">
            {hint}
          </Hint>
        ) : null}
      </div>
      {action}
    </Stack>
  );
}

/** A list that could not be loaded says so and offers to try again. */
export function ErrorState({ what, error, retry }: { what: string; error: unknown; retry: () => void }) {
  return (
    <Alert color="coral" variant="light" radius="lg" title={appText.couldNotLoad(what)}>
      <Text size="sm">{messageOf(error, appText.checkConnection)}</Text>
      <ActButton mt="sm" size="xs" variant="default" icon="refresh" onClick={retry}>
        {appText.tryAgain}
      </ActButton>
    </Alert>
  );
}

interface LoadedProps<T> {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  what: string;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** One query in its three lives: skeleton, error with retry, data. Old data outlives a failed refresh. */
export function Loaded<T>({ query, what, skeleton, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState what={what} error={query.error} retry={() => void query.refetch()} />;
  return skeleton ?? <ListSkeleton />;
}
