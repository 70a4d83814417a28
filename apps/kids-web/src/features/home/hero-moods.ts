import type { Pose } from '@herohood/ui/hero-art/hero-art';
import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { useOwnVoice } from '../../device/own-voice';
import { play } from '../../device/sound';
import { answersText as words } from '../../text/en/answers';

/** What a hero does and says when they are touched: one after the other. */
const ANSWERS: readonly (readonly [keyof typeof words, Pose])[] = [
  ['wave', 'wave'],
  ['tickle', 'dance'],
  ['jump', 'jump'],
  ['five', 'cheer'],
  ['think', 'think'],
  ['spin', 'spin'],
  ['team', 'cheer'],
  ['strong', 'strong-arm'],
  ['dance', 'dance'],
  ['bow', 'bow'],
  ['friend', 'wave'],
  ['dream', 'dream'],
];

/** How long an answer takes. */
const ANSWER_MS = 2_800;

/** A hero who answers a touch; `answer` is null while they do what they would. */
export function useTouchedHero() {
  const say = useOwnVoice();
  const [touches, setTouches] = useState(0);
  const [isAnswering, setIsAnswering] = useState(false);

  useEffect(() => {
    if (touches === 0) return;
    const timer = setTimeout(() => setIsAnswering(false), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [touches]);

  const [key, pose] = ANSWERS[(touches - 1 + ANSWERS.length) % ANSWERS.length]!;
  return {
    answer: isAnswering ? { words: words[key], pose } : null,
    touch() {
      play('tap');
      say(words[ANSWERS[touches % ANSWERS.length]![0]]);
      setTouches(touches + 1);
      setIsAnswering(true);
    },
  };
}

/** How long the hero is pleased with a deed. */
const ACT_MS = 2_400;

/**
 * The card whose deed the hero acts out, for a moment from each tap on; null at other times. `sentCardId` names the card
 * that was tapped last.
 */
export function useActing(sentCardId: string | null): string | null {
  const [tapped, setTapped] = useState<string | null>(null);

  useEffect(() => {
    if (sentCardId) setTapped(sentCardId);
  }, [sentCardId]);

  useEffect(() => {
    if (!tapped) return;
    const timer = setTimeout(() => setTapped(null), ACT_MS);
    return () => clearTimeout(timer);
  }, [tapped]);

  return tapped;
}

/** Whether the hero has slept long: a new day has begun, and they have no trip to tell of. */
const slept = createAtom(false);

export const setSleptLong = (hasSlept: boolean): void => slept.set(hasSlept);
export const useSleptLong = (): boolean => useSelector(slept);
