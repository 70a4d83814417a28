import type { ApiError } from '@herohood/browser/api-error';
import type { Completion } from '@herohood/domain/missions/schema';
import { TAP_WINDOW_MS } from '@herohood/domain/sync/tap';
import type { Refusal, Tap } from './offline-status';

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
