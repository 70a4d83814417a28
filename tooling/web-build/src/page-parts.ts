import type { Plugin, Rolldown } from 'vite';

/** The chunk that every app begins with: what fetches its words, and looks them up. It outlives our own changes in caches. */
export const START = {
  name: 'start',
  test: /node_modules\/@lingui\/|preload-helper|browser\/src\/(reload-when-outdated|text\/(choice|i18n|say|say-name|words))\.ts|domain\/src\/languages\/|src\/(lib\/color-scheme|device\/interruption)\.ts|offline\/worker-contract/,
  priority: 9,
};

/** Pictures that several parts share: parts of the same ones find them together, and no small picture is a file of its own. */
export const PICTURES = {
  ...{ name: 'pictures', test: /~icons\//, minShareCount: 2 },
  ...{ entriesAware: true, entriesAwareMergeThreshold: 2_500 },
};

/** The build would name such a file by every part that shares it. */
export const fileNameOf = ({ name }: { name: string }) =>
  `assets/${name.startsWith(`${PICTURES.name}~`) ? PICTURES.name : '[name]'}-[hash].js`;

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whatever is loaded with `app.tsx` lies in one piece, also what later parts share with it: else each share is a file of its own. */
export const APP = { name: (id: string, modules: Modules) => (isOfApp(id, modules) ? 'app' : null) };

function isOfApp(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (id.endsWith('/src/app.tsx')) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((above) => isOfApp(above, modules, seen)) ?? false;
}

/** The page names what its first script asks for as soon as it has the words: so both are fetched together. */
export function pageParts(): Plugin {
  let base = '/';
  return {
    name: 'herohood:page-parts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => withParts(html, { source: '/src/app.tsx', base, bundle }),
    },
  };
}

interface Part {
  /** Its source file. */
  source: string;
  /** What the addresses of files begin with. */
  base: string;
  bundle: Rolldown.OutputBundle;
}

/** A page that also names the scripts and styles which a part needs before it can run. */
export function withParts(html: string, { source, base, bundle }: Part): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const part = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (!part) throw new Error(`No part of the build comes from ${source}.`);
  const links = [...filesOf(part, chunks)]
    .filter((file) => !html.includes(file))
    .map((file) => linkTo(base + file));
  return html.replace('</head>', `${links.join('')}</head>`);
}

function filesOf(part: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>();
  const look = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name);
      if (next) look(next);
    }
  };
  look(part);
  return found;
}

function linkTo(address: string): string {
  return address.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${address}">`
    : `<link rel="modulepreload" crossorigin href="${address}">`;
}
