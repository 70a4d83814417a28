import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Logs, and the screenshots of failed journeys; not under version control. */
export const resultsFolder = join(repositoryRoot, 'e2e', 'test-results');
