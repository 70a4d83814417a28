import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { missionsText } from '../../text/en/missions';
import { savedText } from '../../text/en/sync';
import type { ShownCompletion } from './missions-of';
import { forgetRun } from './tool/tool-runs';

/**
 * Takes a waiting completion back; too late (a parent was quicker) shows what has become of it. One that was not sent
 * yet is never sent.
 */
export function useWithdrawMission(heroId: string) {
  const { client } = trpc.useUtils();
  const cache = useQueryClient();
  return function withdrawMission(completion: ShownCompletion): void {
    forgetRun({ heroId, habitId: completion.habitId });
    // Nobody takes anything back in the first seconds.
    import('./answered')
      .then(({ withdraw }) => withdraw({ cache, client }, completion))
      .catch(() => toast({ title: missionsText.oops, message: savedText.notKept, tone: 'bad' }));
  };
}
