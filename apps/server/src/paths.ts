import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder that holds the whole project. Found from this file, so that it holds for the sources, for the
 * built file, and from whatever folder the server is started.
 */
export function repositoryRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'apps', 'server', 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error('The server must stay inside its project folder.');
  }
}

/** Where the build puts a web app's files. */
export function webAppFolder(app: 'kids-web' | 'parent-web'): string {
  return join(repositoryRoot(), 'apps', app, 'dist');
}
