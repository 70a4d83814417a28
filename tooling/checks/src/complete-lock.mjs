/** `npm run complete-lock`, after `npm install`: puts back what it left out of package-lock.json. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeLock, missingOptionals, readLock, writeLock } from './lockfile.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const lock = await readLock(root);
await writeLock(root, completeLock(lock));
process.stdout.write(
  `${missingOptionals(lock).length} packages of other systems added to package-lock.json\n`,
);
