import { type ApiError, readApiError } from '@herohood/browser/api-error';
import { serverNow } from '@herohood/browser/server-clock';
import type { Completion } from '@herohood/domain/missions/schema';
import { TAP_WINDOW_MS } from '@herohood/domain/sync/tap';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../device/toast';
import { setRestrictions, showEmergency } from '../features/controls/public';
import { changeRow, readHome, rowOf } from '../features/home/public';
import type { ApiClient } from '../lib/api';
import { sentText } from '../text/en/offline';
import type { Refusal, Tap } from './offline-status';
import type { Outbox } from './outbox';

type Waiting = {
  queryClient: QueryClient;
  client: ApiClient;
  heroId: string;
  waiting: readonly Tap[];
  outbox: Outbox;
  /** What the missions are called, by their ids. */
  names: ReadonlyMap<string, string>;
};

/**
 * Sends a hero's waiting taps and tells them what has become of them; what was refused waits in the outbox to be told. `hasChanged`: what
 * is on screen is out of date. `isFaulty`: the server should be left in peace for a while.
 */
export async function sendWaiting(job: Waiting) {
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
  return { hasChanged: sent.length + refused.length > 0 || stoppedBy?.status === 401, isFaulty };
}

/** The card goes from 'saved' to 'waiting' at once, without a moment in between in which it could be tapped again. */
function showAsSent({ queryClient }: Waiting, completion: Completion): void {
  if (completion.date === readHome(queryClient)?.board.date)
    changeRow(queryClient, completion, rowOf(completion));
}

/** What replaying needs of the world. Times are milliseconds since 1970. */
export type ReplayPorts = {
  /** @throws what `readError` understands */
  complete: (mission: {
    id: string;
    slot?: number;
    tapId?: string;
    completedAt: string;
    photo?: string;
  }) => Promise<Completion>;
  /** The picture that goes with a tap, if it is still here. */
  photoOf: (tap: Tap) => Promise<string | null>;
  /** Whether the browser's session is still this hero's: another tab may have let a sibling in. */
  isStillSignedIn: () => Promise<boolean>;
  remove: (tap: Tap) => Promise<void>;
  /** The server has refused it for good: it waits no longer, and its hero must be told. */
  refuse: (tap: Tap, reason: Refusal['reason']) => Promise<void>;
  readError: (thrown: unknown) => ApiError;
  /** By the server's clock. */
  now: () => number;
};

/** `stoppedBy`: why nothing more could be sent; `isFaulty`: the server stumbled over one of them. */
export type ReplayResult = {
  sent: Completion[];
  refused: { tap: Tap; reason: Refusal['reason'] }[];
  stoppedBy: ApiError | null;
  isFaulty: boolean;
};

/**
 * Sends a hero's waiting taps in their order, each with its name and time, so that one whose answer was lost gets that answer; what
 * the server has taken or refused for good is removed. Nothing is tried twice: what could not be sent now stays and waits for the next occasion.
 */
export async function replayTaps(taps: readonly Tap[], ports: ReplayPorts): Promise<ReplayResult> {
  const result: ReplayResult = { sent: [], refused: [], stoppedBy: null, isFaulty: false };
  for (const tap of taps) {
    try {
      const photo = tap.hasPhoto ? await ports.photoOf(tap) : null;
      const completion = await ports.complete({ ...sentOf(tap), ...(photo && { photo }) });
      result.sent.push(completion);
      await ports.remove(tap);
    } catch (thrown) {
      const error = ports.readError(thrown);
      const verdict = await judge(error, { ports, age: ports.now() - Date.parse(tap.completedAt) });
      if (verdict === 'stop') return { ...result, stoppedBy: error };
      if (verdict === 'later') result.isFaulty = true;
      else {
        result.refused.push({ tap, reason: verdict });
        await ports.refuse(tap, verdict);
      }
    }
  }
  return result;
}

/** What is sent of a tap; the server takes the first slot where none is named. */
const sentOf = ({ habitId, slot, tapId, completedAt }: Tap) => ({
  ...{ id: habitId, completedAt },
  ...(slot !== undefined && { slot }),
  ...(tapId !== undefined && { tapId }),
});

type Verdict = Refusal['reason'] | 'later' | 'stop';

/** `stop`: nothing more can be sent now. `later`: this one stumbled over a fault of the server, the next may not. */
async function judge(error: ApiError, { ports, age }: { ports: ReplayPorts; age: number }): Promise<Verdict> {
  const { status, code, hasEmergency, isFeatureDisabled } = error;
  if (hasEmergency || status === 0 || status === 401 || status === 429 || status === 503) return 'stop';
  // A fault that lasts as long as a tap is good for is not waited out.
  if (status >= 500) return age > TAP_WINDOW_MS ? 'tooOld' : 'later';
  if (isFeatureDisabled) return 'disabled';
  if (code === 'TOO_OLD') return 'tooOld';
  if (code === 'PHOTO_REQUIRED') return 'photoMissing';
  if (status === 413 || status === 415) return 'photoRefused';
  if (code === 'NOT_DUE' || code === 'SLOT_GONE') return 'notDue';
  if (status === 409) return 'resting';
  // To a sibling's session the mission does not exist: that is no refusal of this hero's tap.
  if (status === 404) return (await ports.isStillSignedIn()) ? 'gone' : 'stop';
  return 'refused';
}
