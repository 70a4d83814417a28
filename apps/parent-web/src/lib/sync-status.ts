import type { SyncStatus } from '@herohood/ui/runtime/sync-loop';
import { createContext, useContext } from 'react';

/** How the sync of the screens behind the gate stands; in front of it nothing is kept in step. */
export const SyncStatusContext = createContext<SyncStatus>('idle');

export const useSyncStatus = (): SyncStatus => useContext(SyncStatusContext);
