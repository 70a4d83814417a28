import { createAtom, useSelector } from '@tanstack/react-store';

/** Whether the hero is on their way out: nothing is asked in their name any more. */
const going = createAtom(false);

export const setGoing = (isGoing: boolean): void => going.set(isGoing);
export const useGoing = (): boolean => useSelector(going);
