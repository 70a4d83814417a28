import { defineConfig } from 'vite';

/**
 * Files for Node: the server and the operator's command line. The workspace packages are bundled, what npm installed
 * stays outside.
 */
export default defineConfig({
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
  ssr: { target: 'node', noExternal: [/^@herohood\//] },
});
