import { createElement, type ReactNode, type SVGProps } from 'react';

/**
 * Makes the component of one picture of the illustration set. It takes SVG props, is as large as the text around it
 * unless told otherwise, and is hidden from assistive technology unless told otherwise.
 *
 * @param drawing `at`: the address of its symbol in a sheet, as a build has it; `markup`: what is inside of its `svg`,
 * from the set's pinned package and never from a user
 * @public modules that `tooling/web-build/src/pictures.ts` writes import it
 */
export function picture(drawing: { at: string } | { markup: string; viewBox: string }) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each picture, at module level
  return function Picture(props: SVGProps<SVGSVGElement>): ReactNode {
    const own = { width: '1em', height: '1em', 'aria-hidden': true, focusable: false, ...props };
    if ('at' in drawing) return createElement('svg', own, createElement('use', { href: drawing.at }));
    const { viewBox, markup } = drawing;
    return createElement('svg', { viewBox, ...own, dangerouslySetInnerHTML: { __html: markup } });
  };
}
