import { describe, expect, it } from 'vitest';
import { checkSides } from './check-sides.mjs';
import { sourceFile } from './project-files.mjs';

const STYLES = 'apps/kids-web/src/layout/card.module.css';
const SCREEN = 'apps/parent-web/src/layout/card.tsx';
const found = (path, text) => checkSides([sourceFile(path, text)]);
const inStyles = (declaration) => found(STYLES, `.card {\n  color: red;\n  ${declaration};\n}\n`);
const onScreen = (code) => found(SCREEN, `const size = 1;\nexport const Card = () => ${code};\n`);

describe('a style that names a side is refused', () => {
  it.each([
    'margin-left: 4px',
    'left: 0',
    'text-align: left',
    'transform-origin: left center',
    'border-top-left-radius: 4px',
    'margin: 1px 2px 3px 4px',
    'inset: 0 auto 0 0',
    'border-radius: 0 8px 8px 0',
  ])('%s', (declaration) => {
    expect(inStyles(declaration)).toEqual([expect.stringContaining(`${STYLES}:3: '${declaration}' `)]);
  });

  it('in a block within a block, and over two lines', () => {
    const text = '.card {\n  &:hover {\n    margin: 1px 2px\n      3px 4px;\n  }\n}\n';
    expect(found(STYLES, text)).toEqual([expect.stringContaining(':3:')]);
  });
});

describe('a style that is the same from both sides is let through', () => {
  it.each([
    'margin-inline-start: 4px',
    'text-align: start',
    'margin: 1px 2px 3px',
    'padding: 1px calc(2px + 3px) 4px calc(2px + 3px)',
    'border-radius: 46% 54% 50% 50% / 54% 50% 50% 46%',
    'background: url("data:image/svg+xml;left: 0") 0 0',
    'width: 4px; /* not left: 0 */',
  ])('%s', (declaration) => {
    expect(inStyles(declaration)).toEqual([]);
  });
});

describe('a screen that names a side is refused', () => {
  it.each([
    ['<i style={{ top: 1, left: 2 }} />', "'left:'"],
    ['<i style={{\n  right: size }} />', "'right:'"],
    ["<i style={{ textAlign: 'right' }} />", "'textAlign: 'right'"],
    ['<Text ml="auto" />', "'ml='"],
    ['<Text ta="right" />', `'ta="right'`],
  ])('%s', (code, what) => {
    expect(onScreen(code)).toEqual([expect.stringContaining(`${what} stays`)]);
  });
});

it('words, values and names that only look like a side are let through', () => {
  expect(onScreen('<Text ms="auto" ta="end" left={words.left} style={{ insetInlineStart: 2 }} />')).toEqual(
    [],
  );
  expect(
    found('apps/kids-web/src/text/en/games.ts', "export const t = { left: 'left', right: 'Yes!' };"),
  ).toEqual([]);
});

it('only what a browser shows is read, and no tests', () => {
  const text = '.a { left: 0; }';
  expect(found('tooling/e2e/a.css', text)).toEqual([]);
  expect(found('packages/ui/src/card/card.module.css', text)).toHaveLength(1);
  expect(found('apps/parent-web/src/layout/card.test.tsx', '<i style={{ left: 1 }} />')).toEqual([]);
});
