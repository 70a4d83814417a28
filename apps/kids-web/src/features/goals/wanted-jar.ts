import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect, useRef } from 'react';
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

const forget = () => wantedJar.set(null);

/** What makes an element the jar of a goal, to be spread on it: whoever is led to it finds it in the middle, with the focus on it. */
export function useWantedJar(goalId: string) {
  const ref = useRef<HTMLElement>(null);
  const isWanted = useSelector(wantedJar) === goalId;
  useEffect(() => {
    const jar = ref.current;
    if (!isWanted || !jar) return;
    forget();
    jar.scrollIntoView?.({ block: 'center' });
    // Another party may have come meanwhile, which keeps the focus.
    if (!document.activeElement?.closest('[role=dialog]')) jar.focus({ preventScroll: true });
  }, [isWanted]);
  return { ref, tabIndex: -1 };
}

/** A jar that was not there is looked for no longer, once the jars are left. */
export function useForgetWantedJar(): void {
  useEffect(() => forget, []);
}
