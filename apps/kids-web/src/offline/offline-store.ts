import { readApiError } from '@herohood/browser/api-error';
import { isMetered, whenIdle } from '@herohood/browser/when-idle';
import type { HomeToday } from '@herohood/domain/home/schema';
import { hashKey, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/react-query';
import { recall, remember } from '../device/store';
import { familyDayAt, familyToday, HOME, readHome } from '../features/home/public';
import { forgetRuns } from '../features/missions/public';
import { type ApiClient, createApiUtils } from '../lib/api';
import { type DeviceStore, openDeviceStore } from './device-store';
import { forgetLastKnown, isKept, putBack, readLastKnown, saveLastKnown, whoIsKept } from './last-known';
import { lookAhead } from './look-ahead';
import { LEAVING, type Refusal, SIGNED_IN, setOfflineStatus, slotOf, type Tap } from './offline-status';
import { locked, openOutbox } from './outbox';
import { sendWaiting } from './replay';
import { FORGET_HERO, HERO_MEDIA } from './worker-contract';

type Ports = {
  store: DeviceStore;
  queryClient: QueryClient;
  client: ApiClient;
  /** Changes with every build of the app. */
  version: string;
  /** Milliseconds since 1970, by this device. */
  now: () => number;
};

/** Writing waits until a batch of answers is complete. */
const SAVE_AFTER_MS = 500;
/** After a fault of the server nothing is sent by itself for so long. */
const REST_MS = 10 * 60_000;

export type OfflineStore = ReturnType<typeof openOfflineStore>;

/** The offline store of this browser. The build puts a digest of all that it made into the name of this file: it changes with every version. */
export async function openBrowserStore(app: Pick<Ports, 'queryClient' | 'client'>) {
  const version = new URL(import.meta.url).pathname;
  return openOfflineStore({ ...app, version, store: await openDeviceStore(), now: Date.now });
}

/**
 * Keeps what the app needs while there is no network: the last known state of the hero who plays here, and their taps
 * that the server does not have yet. Follows what the server says of who is signed in; as soon as that is nobody, or
 * somebody else, nothing of the hero before can be read here any more. Their taps wait for them.
 */
export function openOfflineStore({ store, queryClient, client, version, now }: Ports) {
  const outbox = openOutbox(store);
  const utils = createApiUtils({ queryClient, client });
  const homeHash = hashKey(HOME);
  /** Of missions that were taken away meanwhile, too. */
  const names = new Map<string, string>();
  let heroId: string | null = null;
  let hasLeft = false;
  let isRestoring = false;
  let restUntil = 0;
  /** Of what would be fetched ahead. */
  let callOff = () => {};
  let saving: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  const unsubscribe = queryClient.getQueryCache().subscribe(follow);
  const present = queryClient.getQueryState<HomeToday>(HOME);
  if (present?.status === 'success' && present.data) void enter(present.data.hero.id);
  else if (readApiError(present?.error).status === 401) void end();
  else void askWhoIsIn();
  document.addEventListener('visibilitychange', onSight);
  window.addEventListener('pagehide', save);

  function follow(event: QueryCacheNotifyEvent): void {
    if (event.type !== 'updated' || isRestoring) return;
    const { type } = event.action;
    const { queryKey, queryHash, state } = event.query;
    const isHome = queryHash === homeHash;
    if (type === 'error' && isHome && readApiError(event.action.error).status === 401) void end();
    if (type !== 'success') return;
    // What a tap has changed here says nothing of who is signed in.
    if (isHome && state.data && !event.action.manual) void enter((state.data as HomeToday).hero.id);
    learnNames();
    if (heroId && isKept(queryKey, heroId)) saveSoon();
  }

  function learnNames(): void {
    const home = readHome(queryClient);
    if (home?.hero.id === heroId)
      for (const { habitId, name } of home.board.missions) names.set(habitId, name);
  }

  /** Data of an earlier hero may lie here although nobody has asked yet who is signed in: at the login. */
  async function askWhoIsIn(): Promise<void> {
    if ((await whoIsKept(store)) === null || !navigator.onLine) return;
    await utils.home.today.prefetch();
  }

  /** This hero is signed in, says the server. */
  async function enter(id: string): Promise<void> {
    if (hasLeft) return;
    const isAnother = heroId !== id;
    heroId = id;
    remember(SIGNED_IN, id);
    learnNames();
    if (isAnother) {
      const kept = await whoIsKept(store);
      if (kept !== null && kept !== id) await forgetKept();
      await outbox.keepRefusalsOf(id);
      await outbox.keepPhotosOf(id);
      await showOwn();
      // What was known before the store opened is worth keeping, too.
      saveSoon();
      callOff();
      callOff = whenIdle(() => {
        if (!hasLeft && !isMetered()) void lookAhead({ utils, queryClient, store, version, now }, id);
      });
    }
    await send();
  }

  /** Nobody is signed in, says the server. */
  async function end(): Promise<void> {
    callOff();
    heroId = null;
    names.clear();
    remember(SIGNED_IN, null);
    setOfflineStatus({ unsent: [], refused: [] });
    await forgetKept();
    await outbox.keepRefusalsOf(null);
  }

  async function forgetKept(): Promise<void> {
    clearTimeout(saving);
    forgetRuns();
    await forgetLastKnown(store);
    if ('caches' in window) await caches.delete(HERO_MEDIA);
    navigator.serviceWorker?.controller?.postMessage({ type: FORGET_HERO });
  }

  function saveSoon(): void {
    clearTimeout(saving);
    saving = setTimeout(save, SAVE_AFTER_MS);
  }

  function save(): void {
    clearTimeout(saving);
    if (heroId && !hasLeft) saveLastKnown(store, queryClient, { heroId, version }).catch(() => {});
  }

  function onSight(): void {
    if (document.visibilityState === 'visible') void send();
    else save();
  }

  /** Shows what waits for the network, and what the hero must still be told. */
  async function showOwn(): Promise<void> {
    const id = heroId;
    const unsent = await outbox.waitingOf(id);
    const refused = id ? await outbox.refusals(id) : [];
    if (heroId === id) setOfflineStatus({ unsent, refused });
  }

  /** Sends what waits for this hero; one at a time, in all tabs together where the browser can lock. */
  function send(): Promise<void> {
    if (!heroId || !navigator.onLine || now() < restUntil) return Promise.resolve();
    sending ??= locked(sendNow).finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendNow(): Promise<void> {
    const id = heroId;
    const waiting = await outbox.waitingOf(id);
    if (!id || waiting.length === 0) return showOwn();
    const job = { heroId: id, waiting, outbox, names, queryClient, client };
    const { hasChanged, isFaulty } = await sendWaiting(job);
    if (isFaulty) restUntil = now() + REST_MS;
    await showOwn();
    if (hasChanged) void queryClient.invalidateQueries();
  }

  return {
    send,
    /** A tap is on its way to the server. */
    isSending: () => sending !== null || outbox.isSending(),
    /** Shows the last known state of the hero who was signed in last, if it is here and they have not left. */
    async restore(): Promise<void> {
      const id = recall(SIGNED_IN);
      if (typeof id !== 'string' || recall(LEAVING) === true || heroId !== null) return;
      const answers = await readLastKnown(store, { heroId: id, version });
      // Meanwhile the server may have said who is there.
      if (!answers || heroId !== null) return;
      isRestoring = true;
      if (putBack(queryClient, answers, { heroId: id, now: now() })) heroId = id;
      isRestoring = false;
      learnNames();
      await showOwn();
    },

    keep: outbox.keep,
    photoOf: outbox.photoOf,

    async release(tap: Tap, outcome: { isAnswered: boolean }): Promise<void> {
      await outbox.release(tap, outcome);
      await showOwn();
    },

    /** Takes back what was not sent yet. */
    async takeBack({ habitId, slot }: { habitId: string; slot: number }): Promise<void> {
      const isToday = (tap: Tap) => familyDayAt(Date.parse(tap.completedAt)) === familyToday();
      const isIt = (tap: Tap) => tap.heroId === heroId && tap.habitId === habitId && slotOf(tap) === slot;
      for (const tap of (await outbox.all()).filter(isIt)) if (isToday(tap)) await outbox.remove(tap);
      await showOwn();
    },

    /** The hero has seen that these were not counted. */
    async dismiss(seen: readonly Refusal[]): Promise<void> {
      await outbox.forgetRefusals(seen);
      await showOwn();
    },

    /**
     * The hero leaves this device: nothing of them can be read here afterwards, and what is being asked for them is called
     * off. Their taps wait for them, without their pictures. A page that is `isStaying` forgets them, too; one that ends lets
     * no answer that still comes in bring anything back.
     */
    async leave({ isStaying }: { isStaying: boolean }): Promise<void> {
      hasLeft = !isStaying;
      await queryClient.cancelQueries();
      await end();
      await outbox.keepPhotosOf(null);
      if (isStaying) queryClient.clear();
    },

    close(): void {
      hasLeft = true;
      unsubscribe();
      callOff();
      clearTimeout(saving);
      document.removeEventListener('visibilitychange', onSight);
      window.removeEventListener('pagehide', save);
    },
  };
}
