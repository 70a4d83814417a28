import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';

/**
 * Looks at what would stop the server, before anything is installed or built: the port and the data folder. A setting
 * that is wrong in itself is left to the server, which names it.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} settings the environment
 * @returns {Promise<string | null>} the line that says what is in the way
 */
export async function lookFirst(root, settings) {
  const folder = settings.DATA_DIR ? resolve(settings.DATA_DIR) : join(root, '.data');
  return (await folderTrouble(folder)) ?? (await portTrouble(settings));
}

async function folderTrouble(folder) {
  for (let path = folder; ; path = dirname(path)) {
    const found = await stat(path).catch(() => null);
    if (found === null && path !== dirname(path)) continue;
    if (!found?.isDirectory()) return `DATA_DIR: ${path} is no folder.`;
    const isMine = await access(path, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
    return isMine ? null : `DATA_DIR: ${path} cannot be written to by this user.`;
  }
}

async function portTrouble({ PORT, HOST }) {
  const port = Number(PORT || '3000');
  const host = HOST || '127.0.0.1';
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return null;
  const trouble = await listenOnce({ port, host });
  if (trouble === null) return null;
  if (trouble.code === 'EADDRINUSE')
    return `PORT: another program listens on ${host}:${port} already. End it, or set PORT to another number.`;
  return `PORT: cannot listen on ${host}:${port} (${trouble.message})`;
}

function listenOnce(place) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', done);
    probe.listen({ ...place, exclusive: true }, () => probe.close(() => done(null)));
  });
}
