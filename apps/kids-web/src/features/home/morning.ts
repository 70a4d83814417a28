import { createAtom, useSelector } from '@tanstack/react-store';

/** Whether the hero has slept long: a new day has begun, and they have no trip to tell of. */
const slept = createAtom(false);

export const setSleptLong = (hasSlept: boolean): void => slept.set(hasSlept);
export const useSleptLong = (): boolean => useSelector(slept);
