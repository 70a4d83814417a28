import { readApiError } from '@herohood/browser/api-error';
import { useOnline } from '@herohood/browser/use-online';
import { lastAnswers } from '@herohood/domain/games/hero-game';
import { useEffect } from 'react';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { gamesText } from '../../text/en/games';
import { showEmergency } from '../controls/public';
import { forgetResult, keptResults } from './kept-results';

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
