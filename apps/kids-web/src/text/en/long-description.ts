/** Words of a mission's description that is folded. */
export const longDescriptionText = { more: 'Read all of it', less: 'Show less' } as const;
