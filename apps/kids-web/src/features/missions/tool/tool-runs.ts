import type { HabitTool } from '@herohood/domain/habits/tool';
import type { TimedRun } from '@herohood/domain/missions/timed-run';
import { recall, remember } from '../../../device/store';
import { familyToday } from '../../home/public';

const KEY = 'toolRuns';

/** How far a hero is with a tool: a timer or the toothbrush, or how many steps are done. */
export type ToolRun =
  | {
      kind: 'timed';
      timer: TimedRun;
      /** It was left while it ran, and runs again when it is opened. */
      wasLeft: boolean;
    }
  | { kind: 'steps'; done: number };

/** `of`: what the tool was like when it was begun, as JSON; `day`: the family's, on which it was kept last. */
type Kept = { of: string; day: string; run: ToolRun };

/** Whose run it is. */
type Owner = { heroId: string; habitId: string };

/** Whose run it is, and of which tool. */
export type RunOf = Owner & { tool: HabitTool };

const nameOf = ({ heroId, habitId }: Owner) => `${heroId}/${habitId}`;

const readAll = () => (recall(KEY) ?? {}) as Record<string, Kept | undefined>;

/** What this device keeps of a tool; null when nothing, when it is another day's, or when a parent has changed the tool since. */
export function keptRun(of: RunOf): ToolRun | null {
  const kept = readAll()[nameOf(of)];
  return kept && kept.of === JSON.stringify(of.tool) && kept.day === familyToday() ? kept.run : null;
}

/** Keeps how far a tool is; what is left of other days goes. */
export function keepRun(of: RunOf, run: ToolRun): void {
  const day = familyToday();
  const ofToday = Object.entries(readAll()).filter(([, kept]) => kept?.day === day);
  const kept: Kept = { of: JSON.stringify(of.tool), day, run };
  remember(KEY, { ...Object.fromEntries(ofToday), [nameOf(of)]: kept });
}

/** Forgets the tool of one mission: it was done, or taken back. */
export function forgetRun(owner: Owner): void {
  const { [nameOf(owner)]: gone, ...others } = readAll();
  if (gone) remember(KEY, others);
}

/** Forgets all of them: the hero has left. */
export function forgetRuns(): void {
  if (recall(KEY) !== null) remember(KEY, null);
}
