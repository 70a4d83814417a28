import { readApiError } from '@herohood/browser/api-error';
import { payoutFor } from '@herohood/domain/points/payout';
import { useQueryClient } from '@tanstack/react-query';
import { useLook } from '../../device/look';
import { play } from '../../device/sound';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { loadOfflineStore } from '../../offline/load-offline-store';
import { SENDING_PREFIX, type Tap } from '../../offline/offline-status';
import { missionsText } from '../../text/en/missions';
import { savedText } from '../../text/en/sync';
import { changeRow, HOME, readHome, rowOf } from '../home/public';
import { freshTap } from '../sync/public';
import { type Mission, type ShownCompletion, waitingRow } from './missions-of';
import { askForPhoto } from './photo/mission-photo';
import { forgetRun } from './tool/tool-runs';

const words = missionsText;

/** Longer than this no child waits to see what has become of a tap; a picture may take its time. */
const PATIENCE_MS = 8_000;
const PHOTO_PATIENCE_MS = 30_000;

/**
 * Completes a mission: it shows as waiting at once, and goes back to what it was when the server refuses. Without an
 * answer it is saved, shows as that, and the same tap is sent again when the server can be reached. One that needs a picture
 * asks for it first.
 */
export function useCompleteMission(heroId: string) {
  const cache = useQueryClient();
  const utils = trpc.useUtils();
  const { largestNumber } = useLook();
  const complete = trpc.missions.complete.useMutation();
  const renew = () => void cache.invalidateQueries({ queryKey: HOME });

  return async function completeMission(
    mission: Pick<Mission, 'habit' | 'slot' | 'photo'>,
    photo?: string,
  ): Promise<void> {
    const habitId = mission.habit.id;
    if (mission.photo === 'required' && !photo) return askForPhoto({ habitId });
    const { slot } = mission;
    // The first is what the server takes where none is named.
    const later = slot > 1 ? { slot } : {};
    const made = freshTap();
    const tap: Tap = { heroId, habitId, ...made, ...later, ...(photo && { hasPhoto: true }) };
    const row = { habitId, slot };
    const sent = waitingRow({ ...row, xpReward: mission.habit.xpReward }, SENDING_PREFIX, tap);
    // An answer that was asked for earlier would not know of this tap and bring the old state back.
    const isAsking = cache.isFetching({ queryKey: HOME }) > 0;
    await cache.cancelQueries({ queryKey: HOME });
    const before = changeRow(cache, row, sent);
    forgetRun({ heroId, habitId });
    const note = noteDown(tap, photo);
    try {
      const completion = await inTime(
        complete.mutateAsync({ id: habitId, ...later, ...made, ...(photo && { photo }) }),
        photo ? PHOTO_PATIENCE_MS : PATIENCE_MS,
      );
      void note.end({ isAnswered: true });
      changeRow(cache, row, rowOf(completion));
      // A trusted one is paid at once: its chest opens as with any yes. One of a new day is on that day's board.
      const isPaid = completion.status === 'approved';
      if (isAsking || isPaid || completion.date !== readHome(cache)?.board.date) renew();
      if (isPaid) return void utils.home.celebrations.invalidate();
      play('sent');
      const pay = payoutFor(completion.xpEarned);
      toast({
        title: words.completed.title,
        message:
          pay.xp <= largestNumber
            ? words.completed.message(pay.xp, pay.points)
            : words.completed.shortMessage,
        tone: 'good',
        isPassing: true,
      });
    } catch (thrown) {
      const error = readApiError(thrown);
      // An ended session refuses the child, not the deed: it waits for the next sign-in, and is sent with its time.
      const hasEnded = error.status === 401;
      const isAnswered = error.status > 0 && !hasEnded;
      const isNoted = await note.end({ isAnswered });
      // A newer answer may tell of it by now.
      const isShown = readHome(cache)?.board.missions.some(
        ({ completionId }) => completionId === sent.completionId,
      );
      if (before && isShown) changeRow(cache, row, before);
      if (hasEnded || isAsking) renew();
      if (!isAnswered && isNoted) {
        play('sent');
        return toast({
          title: savedText.title,
          message: hasEnded ? savedText.untilPin : savedText.message,
          tone: 'good',
        });
      }
      if (!isAnswered)
        return toast({ title: words.oops, message: error.message || savedText.notKept, tone: 'bad' });
      // Where an answer came from there is more.
      const told = await import('./answered').catch(() => null);
      if (!told) return toast({ title: words.oops, message: error.message, tone: 'bad' });
      if (told.tellRefused(error, { habitId, isRefused: photo !== undefined })) renew();
    }
  };
}

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
      .catch(() => toast({ title: words.oops, message: savedText.notKept, tone: 'bad' }));
  };
}

/** Writes a tap down while it is on its way; `end` says what has become of it, and returns whether that was possible. */
function noteDown(tap: Tap, photo: string | undefined) {
  const noted = loadOfflineStore().then(async (offline) => {
    await offline.keep(tap, photo);
    return offline;
  });
  return {
    end: (outcome: { isAnswered: boolean }): Promise<boolean> =>
      noted
        .then((offline) => offline.release(tap, outcome))
        .then(
          () => true,
          () => false,
        ),
  };
}

/** @throws Error when no answer has come in time; what was sent may still arrive */
function inTime<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer came in time.')), patienceMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
