import { readApiError } from '@herohood/browser/api-error';
import { freshUuid } from '@herohood/browser/device';
import { readPageSettings } from '@herohood/browser/page-settings';
import { serverNow } from '@herohood/browser/server-clock';
import { type SyncState, useSync } from '@herohood/browser/use-sync';
import { SITE_DEFAULTS, SITE_SETTINGS } from '@herohood/domain/family/site-settings';
import { HANGS_ON } from '@herohood/domain/sync/hangs-on';
import { useQueryClient } from '@tanstack/react-query';
import { createAtom, useSelector } from '@tanstack/react-store';
import { memory } from '../../device/store';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { syncText } from '../../text/en/sync';
import { setRestrictions, showEmergency } from '../controls/public';

/** Whether the hero is on their way out: nothing is asked in their name any more. */
const going = createAtom(false);

export const setGoing = (isGoing: boolean): void => going.set(isGoing);

/**
 * Keeps the hero's screens in step. `heroId` is null while nobody is known; during emergency mode the sync goes on,
 * because its first success is what ends the emergency screen.
 */
export function useHeroSync(heroId: string | null, isActive: boolean): SyncState {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const { client } = utils;
  const isGoing = useSelector(going);
  return useSync(heroId, isActive && !isGoing, {
    role: 'child',
    everyMs: readPageSettings(SITE_SETTINGS, SITE_DEFAULTS).syncEveryMs,
    cache: queryClient,
    memory,
    hangsOn: HANGS_ON,
    pull: (input, signal) => client.sync.childFamilyData.query(input, { signal }),
    markCompleted: (input) => client.sync.markCompleted.mutate(input),
    onSuccess: () => setRestrictions({ hasEmergency: false }),
    onFailure(error, isFirst) {
      const read = readApiError(error);
      if (read.hasEmergency) showEmergency(read);
      if (read.status === 401) void utils.home.today.invalidate();
      // Nobody known, an emergency and an ended session have screens of their own: those failures are no news.
      if (!isFirst || heroId === null || read.hasEmergency || read.status === 401) return;
      toast({ ...syncText.failed, tone: 'bad' });
    },
    onEnd: () => void utils.home.today.invalidate(),
  });
}

/** What goes along with a tap whichever way it is sent, and however often: its own name, and when it was made (rules: taps). */
export type SentTap = { tapId: string; completedAt: string };

/** Names a tap that is made now, by the server's clock. */
export const freshTap = (): SentTap => ({ tapId: freshUuid(), completedAt: serverNow().toISOString() });
