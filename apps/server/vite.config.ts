import { defineConfig, type Plugin } from 'vite';

/**
 * Stay outside the bundle: what is native or brings files of its own, and what is large and wanted by few: the store's
 * client, the page that shows the API with the framework's compilers that its routes need, and no other.
 */
const OUTSIDE = [
  'oslo',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'msgpackr-extract',
  'pg-native',
];

/**
 * Libraries need no source maps of ours: with theirs, a start that reads maps would read ten times as much. A profile wants to know
 * whose time it sees: `LIBRARY_MAPS=on` keeps them.
 */
const keepsMap = (id: string) => !id.includes('/node_modules/') || process.env.LIBRARY_MAPS === 'on';

const ownMapsOnly: Plugin = {
  name: 'own-maps-only',
  transform: (code, id) => (keepsMap(id) ? null : { code, map: { mappings: '' } }),
};

const SPREAD_HELPER = 'function _objectSpread2(e) {';

/**
 * tRPC comes compiled for old browsers: each step of a call copies its context field by field with a helper. The
 * engine's own spread makes a small call a tenth cheaper.
 */
const nativeSpread: Plugin = {
  name: 'native-spread',
  transform(code, id) {
    if (!id.includes('/@trpc/server/') || !code.includes(SPREAD_HELPER)) return null;
    const native = 'function _objectSpread2(a, b, c, d) { return { ...a, ...b, ...c, ...d }; }';
    return code.replace(SPREAD_HELPER, `${native}\nfunction _objectSpread2OfOld(e) {`);
  },
};

/**
 * Writes letters beyond ASCII as escapes. One of them anywhere, be it in a comment, makes the engine keep the whole file with
 * two bytes a letter: 8 MB of the server's memory.
 */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      // A letter of two units becomes two escapes, which mean the same in texts and patterns.
      file.code = file.code.replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/**
 * Files for Node: the server and the operator's command line. Libraries are bundled too, because finding and reading
 * some 1,800 files of theirs was a third of a start; what a dynamic import names becomes a file of its own, which
 * is read when it is wanted.
 */
export default defineConfig({
  plugins: [nativeSpread, ownMapsOnly, asciiOnly],
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: { main: 'src/main.ts', admin: 'src/admin.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js', format: 'es' },
    },
  },
  ssr: { target: 'node', noExternal: true, external: OUTSIDE },
});
