import { advanceRun, BRUSH_MS, startRun, type TimedRun } from '@herohood/domain/missions/timed-run';
import { MINUTE_MS } from '@herohood/domain/time/durations';
import { useEffect, useRef, useState } from 'react';
import { play } from '../../../device/sound';
import { speak, stopSpeaking } from '../../../device/speech';
import { toolsText as words } from '../../../text/en/tools';
import { keepRun, keptRun, type RunOf, type ToolRun } from './tool-runs';
import type { Tool } from './use-open-tool';

/** Between two looks at the clock. What has run follows from instants, and not from how often it was looked at. */
const LOOK_MS = 500;

function begin(of: RunOf & { tool: Tool }): ToolRun {
  const { tool } = of;
  const now = Date.now();
  const kept = keptRun(of);
  if (kept?.kind === 'timed' && kept.wasLeft) return withTimer(kept.timer, 'resume', now);
  if (kept) return kept;
  if (tool.kind === 'steps') return { kind: 'steps', done: 0 };
  const totalMs = tool.kind === 'brush' ? BRUSH_MS : tool.minutes * MINUTE_MS;
  return { kind: 'timed', timer: startRun(totalMs, now), wasLeft: false };
}

function withTimer(timer: TimedRun, act: 'look' | 'pause' | 'resume', now: number): ToolRun {
  return { kind: 'timed', timer: advanceRun(timer, act, now), wasLeft: false };
}

const isOn = (run: ToolRun) => run.kind === 'timed' && run.timer.since !== null;

/**
 * How far a tool is, from where this device has kept it. It goes on through a reload and behind another app. Whoever
 * leaves it pauses it; it runs again when it is opened again.
 */
export function useToolRun({ heroId, habitId, tool }: RunOf & { tool: Tool }) {
  const [run, setRun] = useState(() => begin({ heroId, habitId, tool }));
  const latest = useRef(run);
  const isRunning = isOn(run);
  const stepCount = tool.kind === 'steps' ? tool.steps.length : 0;
  const isEnded = run.kind === 'timed' ? run.timer.endedAt !== null : run.done >= stepCount;

  useEffect(() => {
    latest.current = run;
    keepRun({ heroId, habitId, tool }, run);
  }, [run, heroId, habitId, tool]);

  useEffect(() => {
    if (!isRunning) return;
    const look = () =>
      setRun((now) => (now.kind === 'timed' ? withTimer(now.timer, 'look', Date.now()) : now));
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning]);

  const leave = useRef(() => {});
  leave.current = () => {
    const left = latest.current;
    if (left.kind !== 'timed' || !isOn(left)) return;
    const timer = advanceRun(left.timer, 'pause', Date.now());
    keepRun({ heroId, habitId, tool }, { kind: 'timed', timer, wasLeft: true });
  };
  useEffect(() => () => leave.current(), []);

  return {
    run,
    isRunning,
    isEnded,
    togglePause: () =>
      setRun((now) =>
        now.kind === 'timed' ? withTimer(now.timer, isOn(now) ? 'pause' : 'resume', Date.now()) : now,
      ),
    /** Steps: one more is done, or one less. */
    step: (by: 1 | -1) =>
      setRun((now) =>
        now.kind === 'steps' ? { kind: 'steps', done: Math.min(stepCount, Math.max(0, now.done + by)) } : now,
      ),
  };
}

type State = { tool: Tool; run: ToolRun; quarter: number; isEnded: boolean };

/** Says what to do now whenever that changes, with a sound when something was done. */
export function useToolVoice(state: State): void {
  const now = toSay(state);
  const { isEnded } = state;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null) play(isEnded ? 'gift' : 'sent');
    before.current = now;
    if (now) speak(now);
  }, [now, isEnded]);
  useEffect(() => stopSpeaking, []);
}

function toSay({ tool, run, quarter, isEnded }: State): string {
  if (isEnded) return `${words.end.title} ${words.end.body}`;
  if (run.kind === 'steps') return tool.kind === 'steps' ? (tool.steps[run.done]?.name ?? '') : '';
  if (tool.kind === 'brush') return quarter === 0 ? words.brush.begin : (words.brush.next[quarter] ?? '');
  return tool.kind === 'timer' ? words.timer.begin(tool.minutes) : '';
}

/**
 * Keeps the screen awake while `isActive`. The browser lets go when the page is hidden: it is asked again when the page
 * is seen. One that refuses, or knows nothing of it, lets its screen sleep; the tool goes on all the same.
 */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      navigator.wakeLock.request('screen').then(
        (given) => {
          lock = given;
          if (isOver) void given.release();
        },
        () => {},
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isActive]);
}
