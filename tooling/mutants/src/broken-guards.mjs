/** Who may come in, see and decide, and what every device is told: each rule as it stands in the source, and broken. */

/** @type {import('./mutants.mjs').Mutant[]} */
export const BROKEN_GUARDS = [];
