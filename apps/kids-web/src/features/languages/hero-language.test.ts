import { untilHolds } from '@herohood/testing/until-holds';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient, createHeroQueryClient } from '../../lib/api';
import { connectOfflineStore, loadOfflineStore } from '../../offline/load-offline-store';
import { clearOfflineStatus, type Tap } from '../../offline/offline-status';
import { whenSent } from './hero-language';

afterEach(clearOfflineStatus);

const tap = (habitId: string): Tap => ({ heroId: 'hero-1', habitId, completedAt: new Date().toISOString() });

test('no page is loaded anew while a mission is on its way', async () => {
  const app = { queryClient: createHeroQueryClient(() => {}), client: createApiClient() };
  const disconnect = connectOfflineStore(app);
  try {
    const offline = await loadOfflineStore();
    const sent = tap('teeth');
    await offline.keep(sent);
    const reload = vi.fn();
    await whenSent(reload);
    expect(reload).not.toHaveBeenCalled();
    await offline.release(sent, { isAnswered: true });
    await untilHolds(() => expect(reload).toHaveBeenCalledOnce());
  } finally {
    disconnect();
  }
});
