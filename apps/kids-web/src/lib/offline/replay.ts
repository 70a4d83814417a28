import type { Completion } from '@herohood/domain/missions/schema';
import type { ApiError } from '@herohood/ui/runtime/api-error';
import { type Refusal, slotOf, type Tap } from './offline-status';

/** What replaying needs of the world. Times are milliseconds since 1970. */
export type ReplayPorts = {
  /** @throws what `readError` understands */
  complete: (mission: {
    id: string;
    slot?: number;
    completedAt: string;
    photo?: string;
  }) => Promise<Completion>;
  /** The picture that goes with a tap, if it is still here. */
  photoOf: (tap: Tap) => Promise<string | null>;
  /** All tries since a day (YYYY-MM-DD) that the server knows, in whatever state. */
  listTriesSince: (day: string) => Promise<Completion[]>;
  /** Whether the browser's session is still this hero's: another tab may have let a sibling in. */
  isStillSignedIn: () => Promise<boolean>;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  clockLead: () => Promise<number>;
  remove: (tap: Tap) => Promise<void>;
  /** The server has refused it for good: it waits no longer, and its hero must be told. */
  refuse: (tap: Tap, reason: Refusal['reason']) => Promise<void>;
  readError: (thrown: unknown) => ApiError;
  now: () => number;
};

/** `stoppedBy`: why nothing more could be sent; `isFaulty`: the server stumbled over one of them. */
export type ReplayResult = {
  sent: Completion[];
  refused: { tap: Tap; reason: Refusal['reason'] }[];
  stoppedBy: ApiError | null;
  isFaulty: boolean;
};

/** A server that counts in whole seconds and answers after a moment is not ahead. */
const CLOCK_SLACK_MS = 5_000;
/** A tap may be this late (rules: missions); the server decides, and the rule itself would bring its calendar along. */
const A_DAY_MS = 24 * 3_600_000;
/** As long as a call can have been on its way when its answer was lost. */
const LOST_ANSWER_MS = 120_000;

/**
 * Sends a hero's waiting taps in their order, each with its time; what the server has taken or refused for good is
 * removed. Nothing is tried twice: what could not be sent now stays and waits for the next occasion.
 */
export async function replayTaps(taps: readonly Tap[], ports: ReplayPorts): Promise<ReplayResult> {
  const result: ReplayResult = { sent: [], refused: [], stoppedBy: null, isFaulty: false };
  if (taps.length === 0) return result;
  const lead = await ports.clockLead();
  // Wherever the family lives, its days of the last 24 hours are among these.
  const since = new Date(ports.now() + lead - 3 * A_DAY_MS).toISOString().slice(0, 10);
  const tries = await ports.listTriesSince(since);
  for (const tap of taps) {
    // By the server's clock: a tablet whose clock is wrong knows rightly how long ago it was.
    const at = Date.parse(tap.completedAt) + (Math.abs(lead) > CLOCK_SLACK_MS ? lead : 0);
    if (tries.some((row) => isThatTry(row, tap, at))) {
      await ports.remove(tap);
      continue;
    }
    try {
      const completedAt = new Date(at).toISOString();
      const photo = tap.hasPhoto ? await ports.photoOf(tap) : null;
      const completion = await ports.complete({ ...missionOf(tap), completedAt, ...(photo && { photo }) });
      result.sent.push(completion);
      await ports.remove(tap);
    } catch (thrown) {
      const error = ports.readError(thrown);
      const verdict = await judge(error, { ports, age: ports.now() + lead - at });
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

/** What names the mission of a tap; the server takes the first slot where none is named. */
export const missionOf = ({ habitId, slot }: Pick<Tap, 'habitId' | 'slot'>) =>
  slot === undefined ? { id: habitId } : { id: habitId, slot };

/**
 * Whether the server has this tap already and only its answer was lost. A parent may have sent the try back meanwhile,
 * or the hero may have taken it back: a second arrival must not make it a new one. A try that stood there before the tap is another
 * one, however soon after it the tap came.
 */
function isThatTry(row: Completion, tap: Tap, at: number): boolean {
  const passedMs = Date.parse(row.completedAt) - at;
  const isSame = row.habitId === tap.habitId && row.slot === slotOf(tap) && !tap.after?.includes(row.id);
  return isSame && passedMs >= -CLOCK_SLACK_MS && passedMs <= LOST_ANSWER_MS;
}

type Verdict = Refusal['reason'] | 'later' | 'stop';

/** `stop`: nothing more can be sent now. `later`: this one stumbled over a fault of the server, the next may not. */
async function judge(error: ApiError, { ports, age }: { ports: ReplayPorts; age: number }): Promise<Verdict> {
  const { status, code, hasEmergency, isFeatureDisabled } = error;
  if (hasEmergency || status === 0 || status === 401 || status === 429 || status === 503) return 'stop';
  // A fault that lasts as long as a tap is good for is not waited out.
  if (status >= 500) return age > A_DAY_MS ? 'tooOld' : 'later';
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
