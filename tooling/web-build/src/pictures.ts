import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import icons from 'unplugin-icons/vite';
import type { PluginOption } from 'vite';

/** What a picture of the set begins with. */
const OPENING = /^<svg[^>]* viewBox="([^"]+)"[^>]*>/;
/** Stands for how a picture is drawn until its chunk is there. */
const PLACE = /\{\s*"?at"?:\s*"picture of ([a-z0-9-]+)"\s*\}/g;
/** What makes a component of a picture; the app that is built has it. */
const MAKER = '@herohood/ui/theme/picture';
/** How a list of pictures is asked for, by where it comes from: all that is of it, or its ids alone. */
const LIST = /^(.+)\.json\?(pictures|ids)$/;
const MADE = /^\0(pictures|ids):(.+)$/;
/** Fewer are not worth a file of their own: they lie in the program. */
const SHEET_FROM = 4;

/**
 * The pictures of the illustration set (`~icons/fluent-emoji-flat/…`) as React components. In a build the pictures of a
 * chunk lie in one sheet of symbols beside it: a browser reads drawings sooner as a drawing than as a program. While
 * developing, and in tests, each module holds its own.
 */
export function pictures(): PluginOption[] {
  const drawings = new Map<string, { viewBox: string; markup: string }>();
  let isBuild = false;
  let base = '/';

  function compiler(svg: string, _collection: string, name: string): string {
    const viewBox = OPENING.exec(svg)?.[1];
    if (!viewBox) throw new Error(`${name} does not say how large it is.`);
    const drawing = { viewBox, markup: svg.replace(OPENING, '').replace(/<\/svg>\s*$/, '') };
    drawings.set(name, drawing);
    const made = JSON.stringify(isBuild ? { at: `picture of ${name}` } : drawing);
    return `import { picture } from '${MAKER}'; export default /* @__PURE__ */ picture(${made});`;
  }

  return [
    icons({ compiler: { extension: 'jsx', compiler }, scale: 1, autoInstall: false }),
    lists(),
    {
      name: 'herohood:pictures',
      configResolved(config) {
        isBuild = config.command === 'build';
        base = config.base;
      },
      renderChunk(code, chunk) {
        const names = [...new Set([...code.matchAll(PLACE)].map(([, name]) => name!))].sort();
        if (names.length < SHEET_FROM) {
          const inside = (_: string, name: string) => JSON.stringify(drawings.get(name));
          return names.length === 0 ? null : { code: code.replaceAll(PLACE, inside), map: null };
        }
        const symbols = names.map((name) => {
          const { viewBox, markup } = drawings.get(name)!;
          return `<symbol id="${name}" viewBox="${viewBox}">${markup}</symbol>`;
        });
        const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${chunk.name.split('~')[0]}-${hash}.svg`;
        this.emitFile({ type: 'asset', fileName, source });
        const at = (name: string) => JSON.stringify({ at: `${base}${fileName}#${name}` });
        return { code: code.replaceAll(PLACE, (_, name) => at(name)), map: null };
      },
    },
  ];
}

/**
 * Lists of pictures as modules: `list.json?pictures` has their components by id, `list.json?ids` the ids alone. A list is
 * an object of ids and the names of their pictures, or an array of names that are ids too.
 */
function lists(): PluginOption {
  return {
    name: 'herohood:picture-lists',
    enforce: 'pre',
    resolveId: {
      filter: { id: LIST },
      async handler(source, importer) {
        const [, path, kind] = LIST.exec(source)!;
        const file = await this.resolve(`${path}.json`, importer, { skipSelf: true });
        // Another name than that of the file: what reads JSON has nothing to do with it.
        return file && `\0${kind}:${file.id.replace(/\.json$/, '')}`;
      },
    },
    load: {
      filter: { id: MADE },
      async handler(id) {
        const [, kind, path] = MADE.exec(id)!;
        this.addWatchFile(`${path}.json`);
        const list = JSON.parse(await readFile(`${path}.json`, 'utf8')) as string[] | Record<string, string>;
        const named = Array.isArray(list) ? list.map((name) => [name, name] as const) : Object.entries(list);
        if (kind === 'ids') return `export default ${JSON.stringify(named.map(([key]) => key))};`;
        const imports = named.map(([, name], at) => `import p${at} from '~icons/fluent-emoji-flat/${name}';`);
        const entries = named.map(([key], at) => `${JSON.stringify(key)}: p${at}`);
        return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
      },
    },
  };
}
