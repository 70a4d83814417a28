/** How a line of a menu looks that takes something away: its ink is read on light and dark. */
export const DANGEROUS_LINE = { color: 'coral', c: 'var(--mantine-color-coral-light-color)' } as const;
