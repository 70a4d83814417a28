import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { repositoryRoot } from '../../e2e/testing/paths';
import { compressedCopies } from '../../web-build/src/compressed-copies';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Hello</title>
    <script type="module" src="/src/main.jsx"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;
const SCRIPT = `import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<h1>Hello world</h1>);
`;

/** A project folder with the built server and, in the kids app's place, React's hello world. */
export interface HelloWorld {
  root: string;
  remove: () => Promise<void>;
}

/**
 * Builds the hello world as the kids app is built (Vite, React, compressed copies) and lays the built server beside it.
 * Vite turns the JSX into calls by itself.
 */
export async function buildHelloWorld(): Promise<HelloWorld> {
  const root = await mkdtemp(join(tmpdir(), 'herohood-hello-'));
  const app = join(root, 'apps', 'kids-web');
  const server = join(root, 'apps', 'server');
  await mkdir(join(app, 'src'), { recursive: true });
  await symlink(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  await writeFile(join(app, 'index.html'), PAGE);
  await writeFile(join(app, 'src', 'main.jsx'), SCRIPT);
  await build({
    root: app,
    base: '/kids-app/',
    configFile: false,
    logLevel: 'error',
    plugins: [compressedCopies()],
    build: { assetsInlineLimit: 0 },
  });
  await mkdir(server);
  for (const part of ['package.json', 'dist']) {
    await cp(join(repositoryRoot, 'apps', 'server', part), join(server, part), { recursive: true });
  }
  const modules = join(repositoryRoot, 'apps', 'server', 'node_modules');
  await symlink(modules, join(server, 'node_modules'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
