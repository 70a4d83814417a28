import type { Completion } from '@herohood/domain/missions/schema';
import { readApiError } from '@herohood/ui/runtime/api-error';
import type { trpc } from '../../lib/api';
import { loadOfflineStore } from '../../lib/offline/load-offline-store';
import { SAVED_PREFIX } from '../../lib/offline/offline-status';
import { showEmergency } from '../../lib/restrictions';
import { toast } from '../../lib/toast';
import { missionsText } from '../../text/en/missions';

type Utils = ReturnType<typeof trpc.useUtils>;

/** Takes a completion back at the server, or here where it was not sent yet. */
export async function withdraw(utils: Utils, { id, childId, habitId, slot }: Completion): Promise<void> {
  if (id.startsWith(SAVED_PREFIX)) return (await loadOfflineStore()).takeBack({ habitId, slot });
  const key = { id: childId };
  try {
    const withdrawn = await utils.client.missions.withdraw.mutate({ id });
    utils.missions.listToday.setData(key, (rows = []) =>
      rows.map((row) => (row.id === withdrawn.id ? withdrawn : row)),
    );
  } catch (thrown) {
    const error = readApiError(thrown);
    if (error.hasEmergency) return showEmergency(error);
    toast({ title: missionsText.oops, message: error.message || missionsText.takenBack, tone: 'bad' });
    void utils.missions.listToday.invalidate(key);
  }
}
