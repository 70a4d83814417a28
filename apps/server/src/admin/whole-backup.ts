import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaPort } from '@herohood/api/context';
import * as z from 'zod';
import { mediaFolder } from '../adapters/media-folder';
import { AdminError } from './admin-error';

// A whole backup is a folder: `database.backup`, `media/` (laid out as the server's own media folder) and `contents.json`, which is
// written last and says what must be there.

const CONTENTS = z.object({
  kind: z.literal('herohood-whole-backup'),
  madeAt: z.string(),
  media: z.array(z.object({ id: z.uuid(), sha256: z.string() })),
});

export type WholeContents = z.infer<typeof CONTENTS>;

export const databaseFileIn = (folder: string) => join(folder, 'database.backup');
export const mediaIn = (folder: string): MediaPort => mediaFolder(join(folder, 'media'));

export async function isWholeBackup(path: string): Promise<boolean> {
  return (await stat(path)).isDirectory();
}

export async function writeContents(folder: string, contents: Omit<WholeContents, 'kind'>): Promise<void> {
  const text = `${JSON.stringify({ kind: 'herohood-whole-backup', ...contents }, null, 2)}\n`;
  await writeFile(join(folder, 'contents.json'), text, { mode: 0o600, flush: true });
}

/** @throws AdminError when the folder is no whole backup */
export async function readContents(folder: string): Promise<WholeContents> {
  const text = await readFile(join(folder, 'contents.json'), 'utf8').catch(() => '{}');
  const parsed = CONTENTS.safeParse(asJson(text));
  if (parsed.success) return parsed.data;
  throw new AdminError(`${folder} is no whole backup of Herohood, or was not finished.`);
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The bytes of one of the contents; `damage` says what is wrong where they are not as they were backed up. */
export async function readMedia(
  store: MediaPort,
  { id, sha256 }: WholeContents['media'][number],
): Promise<{ bytes: Uint8Array } | { damage: string }> {
  const bytes = await store.get(id);
  if (bytes === null) return { damage: `the picture or recording ${id} is missing` };
  return digestOf(bytes) === sha256 ? { bytes } : { damage: `the picture or recording ${id} was changed` };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
