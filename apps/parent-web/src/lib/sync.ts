import { useCallback, useEffect, useRef } from 'react';
import { syncText } from '../text/en/sync';
import { trpc } from './api';
import { deviceId, deviceName, lastSyncTime, storeLastSyncTime } from './device';
import { SYNC_EVERY_MS, startSyncLoop } from './sync-loop';
import { toast } from './toast';

const DEVICES_CACHE_MS = 60_000;
const STREAM_URL = '/api/sync/stream?role=parent';

/**
 * Registers this browser once for a signed-in parent; answers whether it is registered. What fails is tried again at
 * the rhythm of sync and when the network is back; it is told once.
 */
function useDeviceRegistration(isEnabled: boolean): boolean {
  const utils = trpc.useUtils();
  const hasTold = useRef(false);
  const devices = trpc.sync.listDevices.useQuery(undefined, {
    enabled: isEnabled,
    staleTime: DEVICES_CACHE_MS,
  });
  const register = trpc.sync.registerDevice.useMutation({
    onSuccess: (device) => utils.sync.listDevices.setData(undefined, (all = []) => [...all, device]),
    onError: () => {
      if (!hasTold.current) toast.error(syncText.setupFailed);
      hasTold.current = true;
    },
  });
  const isRegistered = devices.data?.some((device) => device.deviceId === deviceId()) ?? false;
  const hasTried = useRef(false);
  const { mutate } = register;
  const { refetch } = devices;
  const registerNow = useCallback(() => {
    hasTried.current = true;
    const name = deviceName(navigator.userAgent, new Date());
    mutate({ deviceId: deviceId(), deviceName: name, deviceType: 'web' });
  }, [mutate]);
  useEffect(() => {
    if (devices.data && !isRegistered && !hasTried.current) registerNow();
  }, [devices.data, isRegistered, registerNow]);

  const failed = devices.isError ? 'list' : register.isError ? 'register' : null;
  useEffect(() => {
    if (!isEnabled || isRegistered || !failed) return;
    const tryAgain = () => {
      if (!navigator.onLine) return;
      if (failed === 'list') void refetch();
      else registerNow();
    };
    const every = window.setInterval(tryAgain, SYNC_EVERY_MS);
    window.addEventListener('online', tryAgain);
    return () => {
      window.clearInterval(every);
      window.removeEventListener('online', tryAgain);
    };
  }, [isEnabled, isRegistered, failed, refetch, registerNow]);
  return isRegistered;
}

/** Asks what is new for the family, refreshes what the screens show, and ticks the received events off. */
function useSyncRun(userId: string | undefined) {
  const utils = trpc.useUtils();
  const run = async () => {
    if (!userId) return;
    const since = lastSyncTime(userId);
    const answer = await utils.client.sync.familyData.query(since ? { lastSyncTime: since } : {});
    // A first sync has no backlog (ruling R16), but what the screens show was read before it: news may lie between.
    if (!since || answer.syncEvents.length > 0 || answer.fullRefresh) {
      await Promise.all([
        utils.account.me.invalidate(),
        utils.children.invalidate(),
        utils.controls.invalidate(),
        utils.habits.invalidate(),
        utils.missions.invalidate(),
        utils.points.invalidate(),
        utils.rewards.invalidate(),
        utils.progress.invalidate(),
        utils.family.invalidate(),
        utils.subscription.invalidate(),
      ]);
    }
    const eventIds = answer.syncEvents.map(({ id }) => id);
    if (eventIds.length > 0) {
      await utils.client.sync.markCompleted.mutate({ deviceId: deviceId(), eventIds });
    }
    // Only now: a sync that broke off is repeated from where the last whole one ended.
    storeLastSyncTime(userId, answer.lastSyncTime);
  };
  const latest = useRef(run);
  latest.current = run;
  return latest;
}

/**
 * Keeps the console in step while a parent with access is signed in: the 30-second poll is the safety net, the live
 * stream makes it prompt (ruling R16).
 */
export function useSync(userId: string | undefined): void {
  const utils = trpc.useUtils();
  const isRegistered = useDeviceRegistration(userId !== undefined);
  const run = useSyncRun(userId);
  const invalidateUser = useRef(() => utils.account.me.invalidate());
  useEffect(() => {
    if (!isRegistered) return;
    const loop = startSyncLoop({
      run: () => run.current(),
      onFirstFailure: () => toast.error(syncText.failed),
    });
    const stream = new EventSource(STREAM_URL);
    stream.addEventListener('sync', loop.now);
    stream.addEventListener('end', () => {
      stream.close();
      // The session is over: asking who is signed in leads to the sign-in screen.
      void invalidateUser.current();
    });
    return () => {
      stream.close();
      loop.stop();
    };
  }, [isRegistered, run]);
}
