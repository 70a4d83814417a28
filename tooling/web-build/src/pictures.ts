import { createHash } from 'node:crypto';
import icons from 'unplugin-icons/vite';
import type { PluginOption } from 'vite';

/** What a picture of the set begins with. */
const OPENING = /^<svg[^>]* viewBox="([^"]+)"[^>]*>/;
/** Stands for how a picture is drawn until its chunk is there. */
const PLACE = /\{\s*"?at"?:\s*"picture of ([a-z0-9-]+)"\s*\}/g;
/** What makes a component of a picture; the app that is built has it. */
const MAKER = '@herohood/ui/theme/picture';
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
        const fileName = `assets/${chunk.name}-${hash}.svg`;
        this.emitFile({ type: 'asset', fileName, source });
        const at = (name: string) => JSON.stringify({ at: `${base}${fileName}#${name}` });
        return { code: code.replaceAll(PLACE, (_, name) => at(name)), map: null };
      },
    },
  ];
}
