import fc from 'fast-check';

/** Set where a run searches (`npm run test:deep`): how many examples of each property it looks at. */
const { numRuns } = fc.readConfigureGlobal();

/** Whether this run searches, or says what is known once more. */
export const IS_SEARCH = numRuns !== undefined;

/**
 * How many examples of a property are looked at.
 *
 * @param inGate as many in the gate
 * @param weight how many times dearer one is than those that a search is made for
 */
export const runs = (inGate: number, weight = 1) => (numRuns ? Math.ceil(numRuns / weight) : inGate);
