import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Logs, and the screenshots of failed journeys; not under version control. */
export const resultsFolder = join(repositoryRoot, 'tooling', 'e2e', 'test-results');

/** `PICTURES=on` keeps a picture of everything that a journey shows, for a person to look at; else it takes none. */
export const keepsPictures = process.env.PICTURES === 'on';
