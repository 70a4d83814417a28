import { untilHolds } from '@herohood/testing/until-holds';
import { keepLocale } from '@herohood/ui/text/choice';
import { afterEach, expect, test, vi } from 'vitest';
import { makeCompletion, makeHero, makeProcedures } from '../../testing/fixtures';
import { cutNetwork, setOnline } from '../../testing/network';
import { speakOneOf } from '../../testing/speak-one-of';
import { answer } from '../../testing/trpc-server';
import { createApiClient, createHeroQueryClient } from '../api';
import { whenSent } from '../when-sent';
import { type DeviceStore, memoryStore } from './device-store';
import { connectOfflineStore, loadOfflineStore } from './load-offline-store';
import { clearOfflineStatus, readOfflineStatus, type Tap } from './offline-status';
import { openOfflineStore } from './offline-store';

afterEach(() => {
  clearOfflineStatus();
  speakOneOf(['en']);
});

const tap = (habitId: string): Tap => ({ heroId: 'hero-1', habitId, completedAt: new Date().toISOString() });

/** A page that is opened on this device. */
function openPage(store: DeviceStore) {
  const queryClient = createHeroQueryClient();
  const client = createApiClient();
  const ports = { store, queryClient, client, version: 'v1', now: Date.now, clockLead: async () => 0 };
  return { queryClient, offline: openOfflineStore(ports) };
}

test('two missions that wait outlast a change of language, and arrive once each', async () => {
  const store = memoryStore();
  cutNetwork();
  const before = openPage(store);
  for (const saved of [tap('teeth'), tap('bed')]) {
    await before.offline.keep(saved);
    await before.offline.release(saved, { isAnswered: false });
  }
  keepLocale('de');
  before.offline.close();
  clearOfflineStatus();

  speakOneOf(['de']);
  setOnline(true);
  const taken: string[] = [];
  answer(
    makeProcedures({
      'missions.complete': ({ id, completedAt }: { id: string; completedAt: string }) => {
        taken.push(id);
        return makeCompletion(id, 'pending', { completedAt });
      },
    }),
  );
  const after = openPage(store);
  try {
    // The screens have asked who plays here.
    after.queryClient.setQueryData([['account', 'childMe'], { type: 'query' }], makeHero());
    await untilHolds(() => expect(taken).toEqual(['teeth', 'bed']));
    await untilHolds(() => expect(readOfflineStatus().unsent).toEqual([]));
    await after.offline.send();
    expect(taken).toHaveLength(2);
  } finally {
    after.offline.close();
  }
});

test('no page is loaded anew while a mission is on its way', async () => {
  const disconnect = connectOfflineStore({ queryClient: createHeroQueryClient(), client: createApiClient() });
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
