import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into one packet as they are. */
const FROM_BYTES = 1_024;
/** Fonts and pictures of dots are compressed already. */
const COMPRESSIBLE = /\.(?:css|js|json|svg)$/;

/**
 * Lays a `.br` and a `.gz` copy beside every script, style, drawing and catalogue of a finished build, each as small as the
 * format allows. The server sends them as they are: better than it could do while somebody waits, and without its work.
 */
export function compressedCopies(): Plugin {
  return {
    name: 'herohood:compressed-copies',
    apply: 'build',
    async writeBundle({ dir }) {
      const folder = join(dir!, 'assets');
      const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(names.map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < FROM_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
