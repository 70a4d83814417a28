import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { State } from './state';

/** Where the state survives a restart. `load` answers null when nothing was saved yet. */
export interface StateStore {
  load(): Promise<State | null>;
  save(state: State): Promise<void>;
}

/** Forgets everything with the sandbox. */
export function memoryStore(): StateStore {
  return { load: async () => null, save: async () => {} };
}

/**
 * Keeps the state in one JSON file that only its owner reads (it holds client secrets). A save replaces the file in one
 * step, so a crash leaves the state before or after it, never half of it. A file of an older version counts as none.
 *
 * @throws Error on load when the file is no JSON.
 */
export function fileStore(path: string): StateStore {
  return {
    load: async () => {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (text === null) return null;
      try {
        const state = JSON.parse(text) as State;
        return state.version === 2 ? state : null;
      } catch {
        throw new Error(`${path} does not hold the state of the payments sandbox: delete it to start empty.`);
      }
    },
    save: async (state) => {
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.draft`;
      // A draft that a crash left would keep its permissions.
      await rm(draft, { force: true });
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(JSON.stringify(state));
        // Without it a power cut may leave the new name on an empty file.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
  };
}
