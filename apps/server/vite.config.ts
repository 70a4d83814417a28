import { defineConfig } from 'vite';

/** One file for Node: the workspace packages are bundled, what npm installed stays outside. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: { output: { entryFileNames: 'main.js', format: 'es' } },
  },
  ssr: { target: 'node', noExternal: [/^@herohood\//] },
});
