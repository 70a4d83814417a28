import { readApiError } from '@herohood/browser/api-error';
import type { Child } from '@herohood/domain/children/schema';
import type { GameId } from '@herohood/domain/games/catalogue';
import { lastAnswers } from '@herohood/domain/games/hero-game';
import type { FinishedPlay } from '@herohood/domain/games/schema';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { stageText } from '../../text/en/games';
import { runScreenClock, showEmergency } from '../controls/public';
import { freshTap, type SentTap } from '../sync/public';
import type { Progress } from './game';
import { forgetResult, keepResult } from './kept-results';

/** Why a play ended: played to the end, the day's time ran out, or the child stopped it. */
export type EndReason = 'done' | 'time' | 'stopped';

/**
 * One play as the server knows it; `endsAt` is when the day's game time is used up, in milliseconds since 1970. `tapId` names the tap that
 * ends it: a play ends once, by whatever it is ended.
 */
export type Play = { playId: string; tapId: string; seed: number; difficulty: number; endsAt: number };

/** What a play is worth so far, and what was right at once. */
type Result = Pick<Progress, 'score' | 'answers'>;

/** What the server makes of a result: on its way, not reached, or counted. */
export type Delivery = { kind: 'sending' } | { kind: 'unsent' } | { kind: 'counted'; answer: FinishedPlay };

export type Phase =
  | { kind: 'intro'; isStarting: boolean }
  | { kind: 'playing'; play: Play }
  | {
      kind: 'ended';
      play: Play;
      tap: SentTap;
      reason: EndReason;
      score: number;
      answers: readonly boolean[];
      delivery: Delivery;
    };

/** The tap that ends a play, if it is made now. */
const tapOf = ({ tapId }: Play): SentTap => ({ ...freshTap(), tapId });

const freshSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** One game from its start, which the server allows or refuses, to its result, which is brought to it exactly once. */
export function usePlay(hero: Child, gameId: GameId) {
  const utils = trpc.useUtils();
  const [phase, setPhase] = useState<Phase>({ kind: 'intro', isStarting: false });
  const isAsking = useRef(false);
  const result = useRef<Result>({ score: 0, answers: [] });
  const start = trpc.games.start.useMutation();
  const finish = trpc.games.finish.useMutation();
  useEffect(() => () => runScreenClock(null), []);

  /** Asks the server for a play; refused, everything that could be the reason is asked again. */
  async function begin(): Promise<'begun' | 'refused' | 'unreached'> {
    if (isAsking.current) return 'begun';
    isAsking.current = true;
    setPhase({ kind: 'intro', isStarting: true });
    try {
      const { playId, secondsLeftToday, difficulty } = await start.mutateAsync({ id: gameId });
      result.current = { score: 0, answers: [] };
      const tap = freshTap();
      keepResult(hero.id, { playId, score: 0, ...tap });
      const endsAt = Date.now() + secondsLeftToday * 1000;
      const play = { playId, tapId: tap.tapId, seed: freshSeed(), difficulty, endsAt };
      runScreenClock(endsAt);
      setPhase({ kind: 'playing', play });
      return 'begun';
    } catch (thrown) {
      setPhase({ kind: 'intro', isStarting: false });
      const error = readApiError(thrown);
      if (error.hasEmergency) showEmergency(error);
      else {
        const told = error.code === 'PREMIUM_REQUIRED' ? stageText.closed : error.message;
        const message = told || stageText.failedStart;
        toast({ title: stageText.oops, message, tone: 'bad' });
      }
      return error.message ? 'refused' : 'unreached';
    } finally {
      isAsking.current = false;
    }
  }

  function noteResult(play: Play, { score, answers }: Result): void {
    if (result.current.score === score && result.current.answers === answers) return;
    result.current = { score, answers };
    keepResult(hero.id, { playId: play.playId, score, answers, ...tapOf(play) });
  }

  /** Ends the play that runs; called again for the same one it does nothing. */
  function end(reason: EndReason): void {
    if (phase.kind !== 'playing' || isAsking.current) return;
    const { play } = phase;
    const tap = tapOf(play);
    keepResult(hero.id, { playId: play.playId, ...result.current, ...tap });
    void deliver({
      kind: 'ended',
      ...{ play, tap, reason },
      ...result.current,
      delivery: { kind: 'sending' },
    });
  }

  function sendAgain(): void {
    if (phase.kind === 'ended' && phase.delivery.kind === 'unsent') void deliver(phase);
  }

  async function deliver(ended: Extract<Phase, { kind: 'ended' }>): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    const show = (delivery: Delivery) => setPhase({ ...ended, delivery });
    show({ kind: 'sending' });
    try {
      const answer = await finish.mutateAsync({
        ...{ id: ended.play.playId, score: ended.score, ...ended.tap },
        answers: lastAnswers(ended.answers),
      });
      forgetResult(hero.id, ended.play.playId);
      show({ kind: 'counted', answer });
      // Until it is told anew, the clock goes on from what was told: it must not jump back.
      void utils.controls.screenTime.invalidate().finally(() => runScreenClock(null));
      void utils.games.list.invalidate();
    } catch (thrown) {
      const error = readApiError(thrown);
      show({ kind: 'unsent' });
      if (error.hasEmergency) showEmergency(error);
    } finally {
      isAsking.current = false;
    }
  }

  return { phase, begin, noteResult, end, sendAgain };
}
