import { readApiError } from '@herohood/browser/api-error';
import { useOnline } from '@herohood/browser/use-online';
import { lastAnswers } from '@herohood/domain/games/hero-game';
import { useEffect } from 'react';
import { recall, remember } from '../../device/store';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { gamesText } from '../../text/en/games';
import { showEmergency } from '../controls/public';
import type { SentTap } from '../sync/public';

/** A play that the server has not heard the result of, and the tap that ends it; an earlier version of the app gave none. */
export type KeptResult = { playId: string; score: number; answers?: readonly boolean[] } & Partial<SentTap>;

/** More than these were never on their way at once; what is older was stopped by the next game long ago. */
const MOST = 5;

// By hero: the next child at a shared tablet must not send the first one's.
const keyOf = (heroId: string) => `games.unsent.${heroId}`;

function isResult(value: unknown): value is KeptResult {
  const { playId, score, answers, tapId, completedAt } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof playId === 'string' &&
    typeof score === 'number' &&
    [tapId, completedAt].every((each) => each === undefined || typeof each === 'string') &&
    (answers === undefined || (Array.isArray(answers) && answers.every((each) => typeof each === 'boolean')))
  );
}

/** The results that wait on this device, oldest first. */
export function keptResults(heroId: string): KeptResult[] {
  const kept = recall(keyOf(heroId));
  return Array.isArray(kept) ? kept.filter(isResult) : [];
}

/** Keeps what a play is worth so far, so that a closed window or a lost network does not lose it. */
export function keepResult(heroId: string, result: KeptResult): void {
  const others = keptResults(heroId).filter(({ playId }) => playId !== result.playId);
  remember(keyOf(heroId), [...others, result].slice(-MOST));
}

/** The server has it. */
export function forgetResult(heroId: string, playId: string): void {
  remember(
    keyOf(heroId),
    keptResults(heroId).filter((result) => result.playId !== playId),
  );
}

/**
 * Brings results that were left on this device (a closed window, a lost network) to the server, when the games are
 * opened and whenever the network is back. Not while a stage is open: that one brings its own.
 */
export function useSendKeptResults(heroId: string, isBusy: boolean): void {
  const isOnline = useOnline();
  const utils = trpc.useUtils();

  useEffect(() => {
    if (isBusy || !isOnline) return;
    let isOver = false;
    const { client } = utils;
    async function send() {
      for (const { playId, answers, ...result } of keptResults(heroId)) {
        if (isOver) return;
        try {
          const { pendingPoints } = await client.games.finish.mutate({
            ...{ id: playId, ...result },
            answers: answers && lastAnswers(answers),
          });
          forgetResult(heroId, playId);
          void utils.controls.screenTime.invalidate();
          void utils.games.list.invalidate();
          if (pendingPoints === 0) continue;
          const { title, message } = gamesText.unsent;
          toast({ title, message: message(pendingPoints), tone: 'good' });
        } catch (thrown) {
          const error = readApiError(thrown);
          if (error.hasEmergency) return showEmergency(error);
          // A play that the server does not know will not be known later either.
          if (error.status === 404 || error.status === 400) forgetResult(heroId, playId);
          else return;
        }
      }
    }
    void send();
    return () => {
      isOver = true;
    };
  }, [heroId, isBusy, isOnline, utils]);
}
