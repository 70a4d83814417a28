/** How rare a thing is, from the commonest up (rules: shop). */
export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];
