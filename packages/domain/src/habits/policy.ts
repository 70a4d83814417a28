/** Who says yes to a mission: as the family's timer has it, a parent alone, or nobody (rules: trust). */
export const APPROVAL_POLICIES = ['family', 'ask', 'trust'] as const;
export type ApprovalPolicy = (typeof APPROVAL_POLICIES)[number];

/** Whether a picture goes with a mission (rules: photos). */
export const PHOTO_POLICIES = ['none', 'optional', 'required'] as const;
export type PhotoPolicy = (typeof PHOTO_POLICIES)[number];

/** Of trusted missions one in so many is looked at by a parent; 0 is none (rules: trust). */
export const SPOT_CHECKS = { min: 3, max: 20 } as const;
