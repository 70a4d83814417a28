/**
 * Turns one picture of the illustration set into a React component. Pass it as `compiler` to the icon
 * plugin of an app's Vite and Vitest config: `Icons({ compiler: iconCompiler, scale: 1, autoInstall: false })`.
 *
 * The drawing goes in as markup instead of as nested elements: React then creates one node for a picture
 * of forty paths, and the bundle holds the set's own compact text. Safe because the text comes from the
 * pinned package at build time and never from a user.
 *
 * Out: a component that takes SVG props and is hidden from assistive technology unless told otherwise.
 */
export const iconCompiler = {
  extension: 'jsx',
  compiler(svg: string): string {
    const body = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 32 32';
    return [
      `import { createElement } from 'react';`,
      `const html = { __html: ${JSON.stringify(body)} };`,
      `export default function Picture(props) {`,
      `  return createElement('svg', { viewBox: ${JSON.stringify(viewBox)}, width: '1em', height: '1em',`,
      `    'aria-hidden': true, focusable: false, ...props, dangerouslySetInnerHTML: html });`,
      `}`,
    ].join('\n');
  },
};
