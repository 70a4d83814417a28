import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { settingsOf } from './check-deployment.mjs';
import { checkExample, settingsWithDefaults } from './check-settings.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const read = (file) => readFile(join(root, file), 'utf8');

it('.env.example has every setting with its default', async () => {
  const text = await read('apps/server/src/env.ts');
  const settings = settingsWithDefaults(text);
  expect([...settings.keys()]).toEqual([...settingsOf(text)]);
  expect(settings.get('PORT')).toBe('3000');
  expect(settings.get('TRUST_PROXY')).toBe('off');
  expect(checkExample(await read('.env.example'), text)).toEqual([]);
});

it('docs/operating.md names every setting', async () => {
  const page = await read('docs/operating.md');
  const missing = [...settingsWithDefaults(await read('apps/server/src/env.ts')).keys()].filter(
    (name) => !page.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});

it('finds what is missing, unknown or of another default', () => {
  const env = "const SETTINGS = {\n  A: z.string().default('1'),\n  B: z.string().optional(),\n};\n";
  expect(checkExample('#A=1\nB=\n', env)).toEqual([]);
  expect(checkExample('#A=2\n#C=\n', env)).toEqual([
    '.env.example lacks B.',
    '.env.example has C, which is no setting of env.ts.',
    '.env.example: the default of A is "1".',
  ]);
});
