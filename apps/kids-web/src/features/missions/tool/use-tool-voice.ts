import { useEffect, useRef } from 'react';
import { play } from '../../../device/sound';
import { speak, stopSpeaking } from '../../../device/speech';
import { toolsText as words } from '../../../text/en/tools';
import type { ToolRun } from './tool-runs';
import type { Tool } from './use-open-tool';

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
