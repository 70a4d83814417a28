import { alertScores } from './alert-scores';
import { dreamScores } from './dream-scores';
import { freeScores } from './free-scores';
import { natureScores } from './nature-scores';
import { performNote } from './perform-note';
import { lengthOf, notesOf, type Score } from './score';

/** Every ringtone by its id. */
export const scores: Record<string, Score> = {
  ...freeScores,
  ...natureScores,
  ...dreamScores,
  ...alertScores,
};

const FALLBACK = freeScores['gentle-chime'];

/** The score of a ringtone; an id of another version of the product sounds as the gentle chime. `none`: no score. */
export function scoreOf(id: string): Score | undefined {
  if (id === 'none') return undefined;
  return Object.hasOwn(scores, id) ? scores[id] : FALLBACK;
}

export interface Playing {
  /** 0 to 1. */
  volume: number;
  /** Resumed by the caller: browsers let a page sound only after a tap. */
  context: BaseAudioContext;
  /** Called once when the ringtone has sounded to its end; not when it was stopped. */
  onEnd?: () => void;
}

/** What can be played, by id. */
export const RINGTONE_IDS: readonly string[] = Object.keys(scores);

/** A short lead, so that the first note is not cut off. */
const LEAD_SECONDS = 0.05;
/** Stopping at once would click. */
const STOP_SECONDS = 0.06;

/**
 * Plays the ringtone of an id once, drawn from its score: no files, no network. `none` is silent, an unknown id sounds
 * as the gentle chime. Out: a function that stops it, harmless when it is over.
 */
export function playRingtone(id: string, { volume, context, onEnd }: Playing): () => void {
  const score = scoreOf(id);
  if (!score) {
    onEnd?.();
    return () => undefined;
  }
  const master = context.createGain();
  master.gain.value = volume;
  // Chords add up: what would distort is pressed down instead.
  const limiter = context.createDynamicsCompressor();
  master.connect(limiter).connect(context.destination);
  const startsAt = context.currentTime + LEAD_SECONDS;
  const started = performScore(score, { startsAt, output: master });
  const clock = startClock(context, startsAt + lengthOf(score));

  let isOver = false;
  clock.onended = () => {
    if (isOver) return;
    isOver = true;
    master.disconnect();
    onEnd?.();
  };
  return () => {
    if (isOver) return;
    isOver = true;
    const now = context.currentTime;
    master.gain.setValueAtTime(volume, now);
    master.gain.linearRampToValueAtTime(0, now + STOP_SECONDS);
    for (const source of [...started, clock]) source.stop(now + STOP_SECONDS);
  };
}

function performScore(
  { voices, tempo, echo }: Score,
  { startsAt, output }: { startsAt: number; output: AudioNode },
): AudioScheduledSourceNode[] {
  const stage = output.context.createGain();
  stage.connect(output);
  if (echo) addEcho(stage, output, echo);
  return voices.flatMap(({ timbre, gain, pan = 0, line }) => {
    const level = output.context.createGain();
    level.gain.value = gain;
    const place = output.context.createStereoPanner();
    place.pan.value = pan;
    level.connect(place).connect(stage);
    return notesOf(line, tempo).flatMap((note) => performNote({ timbre, note, startsAt, output: level }));
  });
}

function addEcho(from: AudioNode, to: AudioNode, { seconds, amount }: NonNullable<Score['echo']>): void {
  const delay = from.context.createDelay(1);
  const back = from.context.createGain();
  delay.delayTime.value = seconds;
  back.gain.value = amount;
  from.connect(delay).connect(back);
  back.connect(delay);
  back.connect(to);
}

/** A source without a sound that ends with the ringtone: exact, and it needs no timer. */
function startClock(context: BaseAudioContext, endsAt: number): AudioScheduledSourceNode {
  const clock = context.createConstantSource();
  clock.offset.value = 0;
  clock.connect(context.destination);
  clock.start();
  clock.stop(endsAt);
  return clock;
}
