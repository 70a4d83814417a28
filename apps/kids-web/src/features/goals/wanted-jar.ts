import { createAtom } from '@tanstack/react-store';
import { useOpenTab } from '../home/public';

/** The goal whose jar the hero is led to; null when nobody is on the way. */
export const wantedJar = createAtom<string | null>(null);

/** Leads to the jar of a goal, whichever section is open. */
export function useOpenJar(): (goalId: string) => void {
  const openTab = useOpenTab();
  return (goalId) => {
    wantedJar.set(goalId);
    openTab('rewards', { isFromTop: false });
  };
}
