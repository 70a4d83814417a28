import { readApiError } from '@herohood/browser/api-error';
import { type SyncState, useSync } from '@herohood/browser/use-sync';
import { HANGS_ON } from '@herohood/domain/sync/hangs-on';
import { useQueryClient } from '@tanstack/react-query';
import { syncText } from '../text/en/sync';
import { trpc } from './api';
import { useGoing } from './going';
import { setRestrictions, showEmergency } from './restrictions';
import { siteSettings } from './site-settings';
import { memory } from './store';
import { toast } from './toast';

/**
 * Keeps the hero's screens in step. `heroId` is null while nobody is known; during emergency mode the sync goes on,
 * because its first success is what ends the emergency screen.
 */
export function useHeroSync(heroId: string | null, isActive: boolean): SyncState {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const { client } = utils;
  const isGoing = useGoing();
  return useSync(heroId, isActive && !isGoing, {
    role: 'child',
    everyMs: siteSettings().syncEveryMs,
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
