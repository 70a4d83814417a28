import { trpc } from '../../lib/api';
import { readApiError } from '../../lib/api-error';
import { showEmergency } from '../../lib/restrictions';
import { toast } from '../../lib/toast';
import { text } from '../../text/en';

/** Takes a waiting completion back; too late (a parent was quicker) shows what has become of it. */
export function useWithdrawMission(heroId: string) {
  const utils = trpc.useUtils();
  const key = { id: heroId };
  return trpc.missions.withdraw.useMutation({
    onSuccess(withdrawn) {
      utils.missions.listToday.setData(key, (rows = []) =>
        rows.map((row) => (row.id === withdrawn.id ? withdrawn : row)),
      );
    },
    onError(thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) return showEmergency(error);
      const message = error.message || text.missions.takenBack;
      toast({ title: text.missions.oops.title, message, tone: 'bad' });
      void utils.missions.listToday.invalidate(key);
    },
  });
}
