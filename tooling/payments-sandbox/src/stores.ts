import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { State, StateStore } from './state';

/** Forgets everything with the process. */
export function memoryStore(): StateStore {
  let saved: string | null = null;
  return {
    load: async () => (saved === null ? null : (JSON.parse(saved) as State)),
    save: async (state) => {
      saved = JSON.stringify(state);
    },
  };
}

/** What must hold before the rest of a file is believed. */
const Saved = z.looseObject({
  version: z.literal(1),
  offsetSeconds: z.number(),
  deliveries: z.array(z.unknown()),
});

/**
 * Keeps the state in one JSON file that only its owner reads (it holds e-mail addresses and client secrets). A save replaces the
 * file in one step, so a crash leaves the state before or after it, never half of it.
 *
 * @throws Error on load when the file is not a state of this sandbox.
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
        return Saved.parse(JSON.parse(text)) as unknown as State;
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
