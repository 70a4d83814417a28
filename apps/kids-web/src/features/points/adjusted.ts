import type { PaidMission } from '../../lib/celebrations';

/** Whether a parent paid another amount than was promised (rules: amounts). */
export const isAdjusted = ({ xp, promisedXp = xp }: PaidMission): boolean => xp !== promisedXp;
