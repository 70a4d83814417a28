import { configureGlobal } from 'fast-check';

/** A search has another seed each time; whoever wants to see the same again writes it into the test. */
const seed = Date.now() % 2 ** 31;
configureGlobal({ seed, numRuns: 3_000 });
process.stdout.write(`fast-check's seed: ${seed}\n`);
