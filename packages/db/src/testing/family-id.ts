import type { FamilyId } from '../family/family-id';

/** The id of a family as a test chooses it; in the product only a row names one. */
export const testFamilyId = (id: string) => id as FamilyId;
