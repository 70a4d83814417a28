import type { SyncStatus } from '@herohood/browser/sync-loop';
import { useOnline } from '@herohood/browser/use-online';
import { Text } from '@mantine/core';
import { createContext, useContext } from 'react';
import { appText } from '../text/en/app';

/** How the sync of the screens behind the gate stands; in front of it nothing is kept in step. */
export const SyncStatusContext = createContext<SyncStatus>('idle');

/** Says that what is shown may be old; silent while all is well. */
export function SyncNote() {
  const isOnline = useOnline();
  const status = useContext(SyncStatusContext);
  if (isOnline && status !== 'error') return null;
  return (
    <Text
      role="status"
      px="1rem"
      py="0.6rem"
      size="sm"
      bdrs="1rem"
      bg="var(--sunshine-ground)"
      c="var(--sunshine-words)"
    >
      {isOnline ? appText.unreachable : appText.offline}
    </Text>
  );
}
