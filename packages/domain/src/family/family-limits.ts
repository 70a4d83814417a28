import { type Refusal, refuse } from '../refusal';

/**
 * The most of each that a family can have: far above any household, so that every list that is answered whole stays
 * small whoever calls. Rewards are counted per hero, newcomers are those who wait to be let in, invitations those that
 * nobody has used.
 */
export const FAMILY_LIMITS = {
  ...{ heroes: 30, habits: 500, rewards: 200 },
  ...{ members: 30, newcomers: 10, invitations: 10 },
} as const;
/** Habits that a family can put aside as templates (rules: ideas). */
export const MAX_TEMPLATES = 100;
/** Devices that one hero, or a family's parents together, can have: one more takes the place of the one that was not seen for longest. */
export const MAX_DEVICES = 20;

export type FamilyLimit = keyof typeof FAMILY_LIMITS;

/** Whether one more may be made where `count` exist. */
export function decideFamilyLimit(
  what: FamilyLimit,
  count: number,
): { kind: 'allowed' } | Refusal<'CONFLICT'> {
  return count < FAMILY_LIMITS[what] ? { kind: 'allowed' } : refuse('CONFLICT');
}
