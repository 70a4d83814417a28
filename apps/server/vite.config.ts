import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

/**
 * Stay outside the bundle: what package.json lists as `dependencies`, which are all that the built server loads from node_modules
 * (what is native, brings files of its own, or is large and wanted by few). Everything else is bundled and stands in
 * `devDependencies`. The last two are tried for by libraries that go on without them.
 */
const OUTSIDE = [...Object.keys(manifest.dependencies), 'msgpackr-extract', 'pg-native'];

/** Libraries need no source maps of ours: with theirs, a start that reads maps would read ten times as much. */
const ownMapsOnly: Plugin = {
  name: 'own-maps-only',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : null),
};

/** The SQL files, which the built server reads at its start, and what it says in other languages. */
const withFiles: Plugin = {
  name: 'with-files',
  writeBundle: async ({ dir }) => {
    const packages = join(import.meta.dirname, '..', '..', 'packages');
    const put = (from: string, name: string) => cp(from, join(dir ?? '', name), { recursive: true });
    await put(join(packages, 'db', 'migrations'), 'migrations');
    await put(join(packages, 'api', 'src', 'text', 'locales'), 'locales');
  },
};

/**
 * Files for Node: the server and the operator's command line. Libraries are bundled too, because finding and reading
 * some 1,800 files of theirs was a third of a start; what a dynamic import names becomes a file of its own, which
 * is read when it is wanted.
 */
export default defineConfig({
  plugins: [ownMapsOnly, withFiles],
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: { main: 'src/main.ts', admin: 'src/admin.ts', reader: 'src/reader.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js', format: 'es' },
    },
  },
  ssr: { target: 'node', noExternal: true, external: OUTSIDE },
});
