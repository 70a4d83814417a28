import { readApiError } from '@herohood/browser/api-error';
import { deviceId } from '@herohood/browser/device';
import { openMemory } from '@herohood/browser/memory';
import { serverNow } from '@herohood/browser/server-clock';
import { i18n } from '@herohood/browser/text/i18n';
import { type SyncState, useSync } from '@herohood/browser/use-sync';
import { platformOf } from '@herohood/domain/account/device-name';
import type { User } from '@herohood/domain/account/schema';
import { formatLocaleOf } from '@herohood/domain/languages/locale';
import { HANGS_ON } from '@herohood/domain/sync/hangs-on';
import { timeZoneOrUtc } from '@herohood/domain/time/family-day';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { shellText } from '../text/en/shell';
import { trpc } from './api';
import { siteSettings } from './site-settings';
import { toast } from './toast';

const memory = openMemory('herohood-');
const DEVICE_KEY = 'device-id';

/**
 * Keeps the console in step while somebody with access is signed in; `user` is undefined while nobody is. A helper's
 * browser is none of the parents' devices: it is told what is new, and that is all.
 */
export function useParentSync(user: Pick<User, 'id' | 'familyRole' | 'timeZone'> | undefined): SyncState {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const { sync } = utils.client;
  const hasSetupFailed = useRef(false);
  const isHelper = user?.familyRole === 'helper';

  /** Registers this browser once. */
  async function prepare(signal: AbortSignal): Promise<void> {
    if (isHelper) return;
    const own = deviceId(memory, DEVICE_KEY);
    hasSetupFailed.current = true;
    const devices = await sync.listDevices.query(undefined, { signal });
    if (!devices.some((device) => device.deviceId === own)) {
      const name = `${platformOf(navigator.userAgent)} ${serverNow().toLocaleDateString(formatLocaleOf(i18n.locale), { timeZone: timeZoneOrUtc(user?.timeZone) })}`;
      await sync.registerDevice.mutate({ deviceId: own, deviceName: name, deviceType: 'web' }, { signal });
    }
    hasSetupFailed.current = false;
  }

  return useSync(user?.id ?? null, user !== undefined, {
    role: 'parent',
    everyMs: siteSettings().syncEveryMs,
    cache: queryClient,
    memory,
    hangsOn: HANGS_ON,
    deviceKey: DEVICE_KEY,
    prepare,
    pull: (input, signal) => sync.familyData.query(input, { signal }),
    markCompleted: async (input) => {
      if (!isHelper) await sync.markCompleted.mutate(input);
    },
    onFailure(error, isFirst) {
      // Whoever was made a helper meanwhile, or signed out elsewhere, finds out by asking.
      if ([401, 403].includes(readApiError(error).status)) void utils.account.me.invalidate();
      if (isFirst) toast.error(hasSetupFailed.current ? shellText.setupFailed : shellText.syncFailed);
    },
    // Asking who is signed in leads to the sign-in screen.
    onEnd: () => void utils.account.me.invalidate(),
  });
}
