import type { Completion } from '@herohood/domain/missions/schema';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { loadOfflineStore } from '../../lib/offline/load-offline-store';
import { SAVED_PREFIX } from '../../lib/offline/offline-status';
import { showEmergency } from '../../lib/restrictions';
import { toast } from '../../lib/toast';
import { forgetRun } from '../../lib/tool-runs';
import { missionsText } from '../../text/en/missions';

/**
 * Takes a waiting completion back; too late (a parent was quicker) shows what has become of it. One that was not sent
 * yet is never sent.
 */
export function useWithdrawMission(heroId: string) {
  const utils = trpc.useUtils();
  const key = { id: heroId };
  const withdraw = trpc.missions.withdraw.useMutation({
    onSuccess(withdrawn) {
      utils.missions.listToday.setData(key, (rows = []) =>
        rows.map((row) => (row.id === withdrawn.id ? withdrawn : row)),
      );
    },
    onError(thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) return showEmergency(error);
      const message = error.message || missionsText.takenBack;
      toast({ title: missionsText.oops, message, tone: 'bad' });
      void utils.missions.listToday.invalidate(key);
    },
  });

  return function withdrawMission({ id, habitId, slot }: Completion): void {
    forgetRun({ heroId, habitId });
    if (id.startsWith(SAVED_PREFIX))
      void loadOfflineStore().then((offline) => offline.takeBack({ habitId, slot }));
    else withdraw.mutate({ id });
  };
}
