import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BadSettingError } from '../env';

const FILE = 'app-secret';

/**
 * The secret that every key is derived from: the operator's, or one made once in the data folder.
 *
 * @param isNeeded whether the database was written with a secret already: then none is made
 * @throws BadSettingError when the kept secret is lost, cannot be read or is damaged. It is never replaced silently:
 * PINs sealed with the old one could not be opened again.
 */
export async function loadAppSecret(
  given: string | undefined,
  dataDir: string,
  isNeeded: () => Promise<boolean>,
): Promise<string> {
  if (given !== undefined) return given;
  const file = join(dataDir, FILE);
  const known = await orNamed(file, () => readSecret(file));
  if (known !== null) return known;
  if (!(await isNeeded())) return orNamed(file, () => createSecret(dataDir, file));
  // Another server may have made both since we looked.
  const made = await orNamed(file, () => readSecret(file));
  if (made !== null) return made;
  throw new BadSettingError(
    `APP_SECRET: the database was written with one that is not here. Set that one again, or put its file app-secret back into DATA_DIR.`,
  );
}

/** Names the file that a step could not use. */
async function orNamed<T>(file: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof BadSettingError) throw error;
    throw new BadSettingError(`DATA_DIR: ${file} cannot be used (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** The secret that a server with these settings has; null when it has made none yet, and none is made here. */
export async function findAppSecret(given: string | undefined, dataDir: string): Promise<string | null> {
  return given ?? readSecret(join(dataDir, FILE));
}

async function createSecret(dataDir: string, file: string): Promise<string> {
  // Written whole under another name first: a crash half-way, or a second server starting now, finds no
  // half-written secret. `link` fails when the name is taken, so exactly one server wins.
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `${FILE}-${randomBytes(6).toString('hex')}`);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(48).toString('base64url')}\n`);
    await handle.sync();
    await handle.close();
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readSecret(file)) as string;
}

async function readSecret(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const secret = text.trim();
  if (secret.length < 32) {
    throw new BadSettingError(`APP_SECRET: ${file} is damaged. Restore it, or set APP_SECRET.`);
  }
  return secret;
}
