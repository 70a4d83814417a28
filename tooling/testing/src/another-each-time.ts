import { configureGlobal } from 'fast-check';

/** A search has another seed each time; whoever wants to see the same again writes it into the test. */
const seed = Date.now() % 2 ** 31;
configureGlobal({ seed, numRuns: 3_000 });
console.info(`fast-check's seed: ${seed}`);
