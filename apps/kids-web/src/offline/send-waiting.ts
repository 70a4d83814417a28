import { readApiError } from '@herohood/browser/api-error';
import { serverNow } from '@herohood/browser/server-clock';
import type { Completion } from '@herohood/domain/missions/schema';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../device/toast';
import { setRestrictions, showEmergency } from '../features/controls/public';
import { changeRow, readHome, rowOf } from '../features/home/public';
import type { ApiClient } from '../lib/api';
import { sentText } from '../text/en/offline';
import type { Tap } from './offline-status';
import type { Outbox } from './outbox';
import { replayTaps } from './replay';

type Waiting = {
  queryClient: QueryClient;
  client: ApiClient;
  heroId: string;
  waiting: readonly Tap[];
  outbox: Outbox;
  /** What the missions are called, by their ids. */
  names: ReadonlyMap<string, string>;
};

/** `hasChanged`: what is on screen is out of date. `isFaulty`: the server should be left in peace for a while. */
export type Reported = { hasChanged: boolean; isFaulty: boolean };

/** Sends a hero's waiting taps and tells them what has become of them; what was refused waits in the outbox to be told. */
export async function sendWaiting(job: Waiting): Promise<Reported> {
  const { heroId, waiting, outbox, names, client } = job;
  const result = await replayTaps(waiting, {
    complete: (mission) => client.missions.complete.mutate(mission),
    isStillSignedIn: async () => (await client.account.childMe.query()).id === heroId,
    photoOf: outbox.photoOf,
    remove: outbox.remove,
    refuse: (tap, reason) => outbox.refuse({ tap, reason, name: names.get(tap.habitId) ?? '' }),
    readError: readApiError,
    now: () => serverNow().getTime(),
  }).catch((thrown) => ({ sent: [], refused: [], stoppedBy: readApiError(thrown), isFaulty: false }));

  const { sent, refused, stoppedBy, isFaulty } = result;
  if (stoppedBy?.hasEmergency) showEmergency(stoppedBy);
  if (refused.some(({ reason }) => reason === 'disabled')) setRestrictions({ hasMissionsDisabled: true });
  for (const completion of sent) showAsSent(job, completion);
  // What came again may have been decided, or taken back, since it came first.
  const live = sent.filter(({ status }) => status === 'pending' || status === 'approved').length;
  if (live > 0) toast({ title: sentText.title, message: sentText.message(live), tone: 'good' });
  return {
    hasChanged: sent.length + refused.length > 0 || stoppedBy?.status === 401,
    isFaulty,
  };
}

/** The card goes from 'saved' to 'waiting' at once, without a moment in between in which it could be tapped again. */
function showAsSent({ queryClient }: Waiting, completion: Completion): void {
  if (completion.date === readHome(queryClient)?.board.date)
    changeRow(queryClient, completion, rowOf(completion));
}
