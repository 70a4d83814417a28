import { expect, it } from 'vitest';
import { checkStyles } from './check-styles.mjs';
import { sourceFile } from './project-files.mjs';

const KIDS = 'apps/kids-web/src/layout/card.module.css';
const PARENT = 'apps/parent-web/src/layout/card.module.css';
const UI = 'packages/ui/src/card/card.module.css';
const MOTION = 'packages/ui/src/motion.css';
const found = (texts) => checkStyles(Object.entries(texts).map(([path, text]) => sourceFile(path, text)));

it('a keyframe that another file defines too is refused', () => {
  const rise = '@keyframes rise {\n  to { opacity: 1; }\n}\n';
  expect(found({ [KIDS]: rise, [PARENT]: `\n${rise}` })).toEqual([
    `${PARENT}:2: 'rise' is defined elsewhere too.`,
  ]);
});

it('what is taken from the shared motion stands there', () => {
  const texts = { [MOTION]: '@keyframes rise { to { opacity: 1; } }' };
  expect(found({ ...texts, [KIDS]: '.a { animation: global(rise) 1s; }' })).toEqual([]);
  expect(found({ ...texts, [KIDS]: '.a { animation: global(fall) 1s; }' })).toEqual([
    `${KIDS}:1: 'fall' does not stand in ${MOTION}.`,
  ]);
});

it.each([
  '@media (prefers-reduced-motion: reduce) {\n  .a {\n    animation: none;\n  }\n}',
  '@media (prefers-reduced-motion: reduce) { .a { color: red; } .b { transition: none; } }',
  '@media screen and (prefers-reduced-motion: no-preference) { .a { animation: rise 1s; } }',
])('less motion is one rule: %s', (text) => {
  expect(found({ [KIDS]: text })).toEqual([`${KIDS}:1: ${MOTION} stills everything already.`]);
});

it('what less motion shows otherwise is let through', () => {
  expect(found({ [KIDS]: '@media (prefers-reduced-motion: reduce) { .a { display: none; } }' })).toEqual([]);
});

it('a second class for what is only heard is refused; one under a condition is not', () => {
  const hidden = '.said {\n  width: 1px;\n  clip-path: inset(50%);\n}\n';
  expect(found({ [KIDS]: `.a { color: red; }\n${hidden}` })).toEqual([
    `${KIDS}:2: take the class 'visually-hidden', or Mantine's VisuallyHidden.`,
  ]);
  expect(
    found({
      [KIDS]: `@media (max-width: 9px) {\n  ${hidden}}\n`,
      [PARENT]: hidden.replace('.said', '.said[data-on]'),
      [UI]: hidden.replace('said', 'visually-hidden'),
    }),
  ).toEqual([]);
});

it('a colour that an app uses twice, in its own styles or in shared ones, needs a name', () => {
  const red = (path) => `${path}:1: #F00 is used elsewhere too: give it a name (tokens.css, base.css).`;
  expect(found({ [KIDS]: '.a { color: #F00; }', [PARENT]: '.a { color: #ff0000; }' })).toEqual([]);
  expect(found({ [UI]: '.a { color: #ff0000; }', [KIDS]: '.a { color: #F00; }' })).toEqual([red(KIDS)]);
  expect(found({ [KIDS]: '/* #F00 */ .a { color: #F00; fill: var(--red); }' })).toEqual([]);
});
