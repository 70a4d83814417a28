import type { SyncStatus } from '@herohood/ui/runtime/sync-loop';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SyncPill } from './sync-pill';

test.each<[SyncStatus, string, boolean]>([
  ['idle', 'Synced', true],
  ['syncing', 'Syncing...', true],
  ['offline', 'Offline', false],
  ['error', 'Sync Error', false],
])('%s: a dot while all is well, and words when something is wrong', (status, words, isDot) => {
  render(<SyncPill status={status} lastSyncAt={null} />);
  const pill = screen.getByText(words).closest('p');
  expect(pill).toHaveAttribute('data-well', String(isDot));
});
