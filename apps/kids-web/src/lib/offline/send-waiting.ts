import type { Completion } from '@herohood/domain/missions/schema';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { sentText } from '../../text/en/offline';
import { createApiUtils } from '../api';
import { setRestrictions, showEmergency } from '../restrictions';
import { toast } from '../toast';
import type { Tap } from './offline-status';
import type { OfflineStorePorts } from './offline-store';
import type { Outbox } from './outbox';
import { replayTaps } from './replay';
import { isSameDay } from './today';

type Waiting = Pick<OfflineStorePorts, 'queryClient' | 'client' | 'now' | 'clockLead'> & {
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
  const { heroId, waiting, outbox, names, client, now, clockLead } = job;
  const result = await replayTaps(waiting, {
    complete: (mission) => client.missions.complete.mutate(mission),
    listTriesSince: (from) => client.missions.listCompletions.query({ id: heroId, from }),
    isStillSignedIn: async () => (await client.account.childMe.query()).id === heroId,
    clockLead,
    photoOf: outbox.photoOf,
    remove: outbox.remove,
    refuse: (tap, reason) => outbox.refuse({ tap, reason, name: names.get(tap.habitId) ?? '' }),
    readError: readApiError,
    now,
  }).catch((thrown) => ({ sent: [], refused: [], stoppedBy: readApiError(thrown), isFaulty: false }));

  const { sent, refused, stoppedBy, isFaulty } = result;
  if (stoppedBy?.hasEmergency) showEmergency(stoppedBy);
  if (refused.some(({ reason }) => reason === 'disabled')) setRestrictions({ hasMissionsDisabled: true });
  for (const completion of sent) showAsSent(job, completion);
  if (sent.length > 0) {
    toast({ title: sentText.title, message: sentText.message(sent.length), tone: 'good' });
  }
  return {
    hasChanged: sent.length + refused.length > 0 || stoppedBy?.status === 401,
    isFaulty,
  };
}

/** The card goes from 'saved' to 'waiting' at once, without a moment in between in which it could be tapped again. */
function showAsSent({ queryClient, client, heroId, now }: Waiting, completion: Completion): void {
  if (!isSameDay(Date.parse(completion.completedAt), now())) return;
  createApiUtils({ queryClient, client }).missions.listToday.setData(
    { id: heroId },
    (rows) => rows && [...rows.filter(({ id }) => id !== completion.id), completion],
  );
}
