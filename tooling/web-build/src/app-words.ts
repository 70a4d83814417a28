import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { catalogues, idsIn, type Names } from './catalogues';
import { messageMacros } from './message-macros';
import { shortIds } from './short-ids';

/**
 * All that an app's build needs to speak: the look-ups in its text modules, and the catalogues that they look into.
 *
 * @param app the app's folder
 * @param names what the parts of its words say of the product's names
 */
export async function appWords(app: string, names?: Names): Promise<Plugin[]> {
  const english = join(app, 'src', 'text', 'locales', 'en');
  const files = (await readdir(english)).map((file) => join(english, file));
  const shorten = shortIds(await idsIn(files));
  return [messageMacros(shorten), catalogues(shorten, names)];
}
