/** `npm run server-words`: brings the server's catalogues in step with what it says. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUES, catalogueOf, SOURCE } from './server-catalogue.mjs';
import { serverWords } from './server-words.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', CATALOGUES);
const messages = await serverWords();
const present = readdirSync(folder).filter((file) => file.endsWith('.po'));
for (const file of new Set([`${SOURCE}.po`, ...present])) {
  const path = join(folder, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const after = catalogueOf(file.replace(/\.po$/, ''), messages, before);
  if (after !== before) writeFileSync(path, after);
}
process.stdout.write(`${messages.length} messages in ${Math.max(present.length, 1)} languages\n`);
