import { untilHolds } from '@herohood/testing/until-holds';
import { afterEach, describe, expect, test } from 'vitest';
import { HOME } from '../features/home/home';
import { createApiClient, createHeroQueryClient } from '../lib/api';
import { makeCompletion, makeHero, makeProcedures } from '../testing/fixtures';
import { cutNetwork, setOnline } from '../testing/network';
import { answer, Refusal } from '../testing/trpc-server';
import { type DeviceStore, memoryStore } from './device-store';
import { clearOfflineStatus, readOfflineStatus, type Tap } from './offline-status';
import { type OfflineStore, openOfflineStore } from './offline-store';
import { openOutbox } from './outbox';

const open: OfflineStore[] = [];
afterEach(() => {
  for (const offline of open.splice(0)) offline.close();
  clearOfflineStatus();
});

function openApp(store: DeviceStore) {
  const queryClient = createHeroQueryClient(() => {});
  const client = createApiClient();
  const clock = { now: Date.now };
  const offline = openOfflineStore({ store, queryClient, client, version: 'v1', ...clock });
  open.push(offline);
  /** The screens ask who plays here. */
  const ask = () =>
    queryClient.fetchQuery({ queryKey: HOME, queryFn: () => client.home.today.query(), staleTime: 0 });
  return { offline, ask };
}

const photoTap = (n: number, heroId = 'hero-1'): Tap => ({
  heroId,
  habitId: `habit-${n}`,
  tapId: `tap-${n}`,
  completedAt: new Date().toISOString(),
  hasPhoto: true,
});

const photosIn = async (store: DeviceStore) =>
  (await store.keys()).filter((key) => key.startsWith('photo ')).length;

type Sent = { id: string; tapId: string; completedAt: string; photo?: string };

/** A server that takes each tap once; `loses` says after which of them the answer is lost on the way. */
function family(loses: (n: number) => boolean = () => false, hero = makeHero()) {
  const taken: Sent[] = [];
  answer(
    makeProcedures({
      'account.childMe': () => hero,
      'missions.complete': (sent: Sent) => {
        const isNew = !taken.some(({ tapId }) => tapId === sent.tapId);
        if (isNew) taken.push(sent);
        if (isNew && loses(taken.length)) throw new Refusal(503, 'Busy.');
        return makeCompletion(sent.id, 'pending', { completedAt: sent.completedAt });
      },
    }),
  );
  return taken;
}

async function save(store: DeviceStore, taps: readonly Tap[]) {
  const { offline } = openApp(store);
  for (const tap of taps) {
    await offline.keep(tap, `data:image/jpeg;base64,${tap.habitId}`);
    await offline.release(tap, { isAnswered: false });
  }
  offline.close();
  clearOfflineStatus();
}

describe('pictures that were taken without network', () => {
  test('a hundred of them arrive once each, although answers are lost on the way', async () => {
    const store = memoryStore();
    const taps = Array.from({ length: 100 }, (_, n) => photoTap(n));
    cutNetwork();
    await save(store, taps);
    expect(await photosIn(store)).toBe(100);
    setOnline(true);
    const taken = family((n) => n === 30 || n === 77);
    const { ask, offline } = openApp(store);
    await ask();
    // The server is tried again as long as something waits here.
    do await offline.send();
    while (readOfflineStatus().unsent.length > 0);
    expect(taken.map(({ id, photo }) => [id, photo])).toEqual(
      taps.map(({ habitId }) => [habitId, `data:image/jpeg;base64,${habitId}`]),
    );
    expect(await photosIn(store)).toBe(0);
  });

  test('go with the hero who leaves; the taps wait', async () => {
    const store = memoryStore();
    cutNetwork();
    await save(store, [photoTap(1)]);
    await openApp(store).offline.leave({ isStaying: true });
    expect(await photosIn(store)).toBe(0);
    expect(await openOutbox(store).all()).toHaveLength(1);
  });

  test('go when a sibling plays here, and stay while the own session has only ended', async () => {
    const store = memoryStore();
    cutNetwork();
    await save(store, [photoTap(1)]);
    setOnline(true);
    answer({
      'home.today': () => {
        throw new Refusal(401, 'no');
      },
    });
    await openApp(store)
      .ask()
      .catch(() => {});
    expect(await photosIn(store)).toBe(1);
    family(undefined, makeHero({ id: 'hero-2' }));
    await openApp(store).ask();
    await untilHolds(async () => expect(await photosIn(store)).toBe(0));
  });

  test('which find no room leave no tap behind that would come without its own', async () => {
    const store = memoryStore();
    const outbox = openOutbox(store);
    for (let n = 0; n < 150; n += 1) await outbox.keep(photoTap(n), 'picture');
    await expect(outbox.keep(photoTap(150), 'picture')).rejects.toThrow('no room');
    expect(await outbox.all()).toHaveLength(150);
    await outbox.remove((await outbox.all())[0]!);
    await outbox.keep(photoTap(150), 'picture');
    expect(await photosIn(store)).toBe(150);
  });
});
