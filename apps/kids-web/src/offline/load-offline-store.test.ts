import { untilHolds } from '@herohood/testing/until-holds';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { HOME } from '../features/home/home';
import { createApiClient, createHeroQueryClient } from '../lib/api';
import { makeCompletion, makeHome, makeProcedures } from '../testing/fixtures';
import { answer, server } from '../testing/trpc-server';
import { connectOfflineStore, loadOfflineStore } from './load-offline-store';
import { clearOfflineStatus, readOfflineStatus, type Tap } from './offline-status';

afterEach(() => {
  clearOfflineStatus();
});

test('what is unsent is tried every few seconds, though the browser never tells that its network is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-10T08:00:00Z') });
  const app = { queryClient: createHeroQueryClient(() => {}), client: createApiClient() };
  const disconnect = connectOfflineStore(app);
  try {
    answer(makeProcedures());
    app.queryClient.setQueryData(HOME, makeHome());
    const offline = await loadOfflineStore();
    server.use(http.all('*', () => HttpResponse.error()));
    const tap: Tap = { heroId: 'hero-1', habitId: 'teeth', completedAt: new Date().toISOString() };
    await offline.keep(tap);
    await offline.release(tap, { isAnswered: false });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(readOfflineStatus().unsent).toHaveLength(1);

    server.resetHandlers();
    const log = answer(
      makeProcedures({
        'missions.complete': ({ id, completedAt }: { id: string; completedAt: string }) =>
          makeCompletion(id, 'pending', { completedAt }),
      }),
    );
    await vi.advanceTimersByTimeAsync(6_000);
    await untilHolds(() => expect(readOfflineStatus().unsent).toEqual([]));
    expect(log.filter(({ name }) => name === 'missions.complete')).toHaveLength(1);
  } finally {
    disconnect();
  }
});
