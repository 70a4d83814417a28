import { describe, expect, test } from 'vitest';
import { checkDeclared } from './check-declared.mjs';
import { sourceFile } from './project-files.mjs';

const MANIFESTS = [
  { path: 'package.json', content: { devDependencies: { vitest: '1.0.0' } } },
  {
    path: 'apps/kids-web/package.json',
    content: {
      name: '@herohood/kids-web',
      dependencies: { '@trpc/client': '1.0.0' },
      devDependencies: { '@herohood/api': '*' },
    },
  },
];

const check = (path, text) => checkDeclared([sourceFile(path, text)], MANIFESTS);

describe('every import is declared', () => {
  test('also that of a type, where another package would bring it along', () => {
    expect(
      check('apps/kids-web/src/lib/hooks.ts', `import type { AnyTRPCRouter } from '@trpc/server';`),
    ).toEqual([
      "apps/kids-web/src/lib/hooks.ts:1 imports '@trpc/server': declare @trpc/server in apps/kids-web/package.json",
    ]);
  });

  test.each([
    `import { httpBatchLink } from '@trpc/client/links';`,
    `import type { AppRouter } from '@herohood/api/root';`,
    `import { join } from 'node:path';`,
    `import Bell from '~icons/fluent-emoji-flat/bell';`,
    `import { other } from '../other';`,
  ])('%s needs nothing more', (text) => {
    expect(check('apps/kids-web/src/lib/hooks.ts', text)).toEqual([]);
  });

  test('what the root declares for all is for tests and tools, not for the program', () => {
    const text = `import { test } from 'vitest';`;
    expect(check('apps/kids-web/src/lib/hooks.test.ts', text)).toEqual([]);
    expect(check('apps/kids-web/vitest.config.ts', text)).toEqual([]);
    expect(check('apps/kids-web/src/lib/hooks.ts', text)).toHaveLength(1);
  });
});
