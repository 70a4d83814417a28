import { playRingtone } from '@herohood/browser/ringtone/play-ringtone';
import { SILENT } from '@herohood/domain/reminders/ringtones';
import type { ShowingReminder } from '@herohood/domain/reminders/schema';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { doesSound, soundContext, useSilence } from '../../device/sound';

type Props = {
  reminder: Pick<ShowingReminder, 'ringtone' | 'voiceRecording'>;
  /** Where the parent's voice is played; a reminder without one has it empty. */
  voice: RefObject<HTMLAudioElement | null>;
  /** Sounds a single time, because the child is busy with something else. */
  isOnce: boolean;
};

const VOLUME = 0.5;
/** A voice that has not begun after this time is not going to. */
const VOICE_PATIENCE_MS = 8_000;
/** Rests between two times, in milliseconds: it may not be missed, but who lives there wants to go on living there. */
const RESTS_MS = [10_000, 30_000, 60_000] as const;

/**
 * Sounds a reminder for as long as it shows: the parent's voice, or the ringtone where there is none or it cannot be
 * played; again after a rest that grows to a minute. Silent while sounds are off. Browsers let nothing sound before
 * the first touch: then `isBlocked` is true until `hear` is called from a touch.
 */
export function useReminderSound({ reminder: { ringtone, voiceRecording }, voice, isOnce }: Props) {
  const isSilent = useSilence();
  const [isBlocked, setIsBlocked] = useState(false);
  // One more for each tap on 'hear': it begins anew.
  const [tries, setTries] = useState(0);
  const turn = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` begins anew
  useEffect(() => {
    if (isSilent || (ringtone === SILENT && !voiceRecording)) return;
    let isOver = false;
    let stop = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    turn.current = 0;

    const rest = () => {
      if (isOver || isOnce) return;
      timer = setTimeout(sound, RESTS_MS[Math.min(turn.current, RESTS_MS.length - 1)]);
      turn.current += 1;
    };
    const block = () => {
      if (!isOver) setIsBlocked(true);
    };
    const ring = () => {
      if (isOver || ringtone === SILENT) return;
      void startRingtone(ringtone, rest).then((started) => {
        if (started === 'blocked') return block();
        if (isOver) started();
        else stop = started;
      });
    };
    const sound = () => {
      if (!mayNotSoundYet()) {
        if (voiceRecording && voice.current)
          stop = startVoice(voice.current, { ended: rest, broken: ring, block });
        else ring();
      } else block();
    };
    sound();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [isSilent, isOnce, ringtone, voiceRecording, voice, tries]);

  return {
    isBlocked: isBlocked && !isSilent,
    hear() {
      setIsBlocked(false);
      setTries((before) => before + 1);
    },
  };
}

/** Whether this page has not been touched yet; browsers that do not tell are tried. */
function mayNotSoundYet(): boolean {
  return navigator.userActivation?.hasBeenActive === false;
}

async function startRingtone(id: string, onEnd: () => void): Promise<(() => void) | 'blocked'> {
  const context = soundContext();
  if (!context) return () => {};
  if (!doesSound(context)) await Promise.race([context.resume().catch(() => {}), aMoment()]);
  if (!doesSound(context)) return 'blocked';
  return playRingtone(id, { volume: VOLUME, context, onEnd });
}

/** A context that may not sound yet leaves its `resume` unanswered. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 500));

type On = { ended: () => void; broken: () => void; block: () => void };

/** Plays the voice once. Exactly one of the three is called, unless it is stopped before. */
function startVoice(audio: HTMLAudioElement, { ended, broken, block }: On): () => void {
  let isSettled = false;
  const settle = (next: () => void) => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(patience);
    audio.removeEventListener('ended', onEnded);
    audio.removeEventListener('error', onError);
    audio.removeEventListener('playing', onPlaying);
    next();
  };
  const fail = () =>
    settle(() => {
      audio.pause();
      broken();
    });
  const onEnded = () => settle(ended);
  const onError = fail;
  const onPlaying = () => clearTimeout(patience);
  const patience = setTimeout(fail, VOICE_PATIENCE_MS);
  audio.addEventListener('ended', onEnded);
  audio.addEventListener('error', onError);
  audio.addEventListener('playing', onPlaying);
  audio.currentTime = 0;
  audio.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') settle(block);
    else fail();
  });
  return () => settle(() => audio.pause());
}
