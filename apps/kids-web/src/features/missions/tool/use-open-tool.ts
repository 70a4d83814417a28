import type { HabitTool } from '@herohood/domain/habits/tool';
import { canComplete } from '@herohood/domain/missions/today-status';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSteps } from '../../../device/steps';
import type { Mission } from '../missions-of';
import type { MissionsState } from '../use-missions';

const home = getRouteApi('/kids');

/** A tool that there is. */
export type Tool = Exclude<HabitTool, 'none'>;

/** A mission of which the tool is open. */
type OpenTool = { mission: Mission; tool: Tool };

/** The tool that the address names, while its mission can still be done. One that cannot be used goes from the address. */
export function useOpenTool(state: MissionsState) {
  const { tool: wanted } = home.useSearch();
  const navigate = home.useNavigate();
  const router = useRouter();
  const steps = useSteps();
  const mission = state.missions.find(({ habit }) => habit.id === wanted);
  const open: OpenTool | null =
    mission && canComplete(mission.status) && mission.habit.tool !== 'none'
      ? { mission, tool: mission.habit.tool }
      : null;
  const isOver = wanted !== undefined && open === null;

  // The browser's back button closes what a tap here has opened; an address that was typed has no step back.
  function close() {
    if (router.latestLocation.state.isAbove) steps.back();
    else void navigate({ search: {}, replace: true, resetScroll: false });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment when it is over, and nothing else
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);

  return {
    open,
    openTool: (habitId: string) =>
      steps.afterBack(
        () => void navigate({ search: { tool: habitId }, state: { isAbove: true }, resetScroll: false }),
      ),
    close,
  };
}
