import type { Completion } from '@herohood/domain/missions/schema';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { forgetRun } from '../../lib/tool-runs';
import { missionsText } from '../../text/en/missions';
import { savedText } from '../../text/en/sync';

/**
 * Takes a waiting completion back; too late (a parent was quicker) shows what has become of it. One that was not sent
 * yet is never sent.
 */
export function useWithdrawMission(heroId: string) {
  const utils = trpc.useUtils();
  return function withdrawMission(completion: Completion): void {
    forgetRun({ heroId, habitId: completion.habitId });
    // Nobody takes anything back in the first seconds.
    import('./answered')
      .then(({ withdraw }) => withdraw(utils, completion))
      .catch(() => toast({ title: missionsText.oops, message: savedText.notKept, tone: 'bad' }));
  };
}
