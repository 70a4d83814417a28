import { expect, it } from 'vitest';
import { checkDigits } from './check-digits.mjs';
import { sourceFile } from './project-files.mjs';

const FIELD = 'apps/parent-web/src/features/rewards/cost-fields.tsx';
const found = (path, text) => checkDigits([sourceFile(path, text)]);

it.each(["value.replace(/\\D/g, '')", "value.replaceAll(/[^0-9]/g, '')", "value.replace(/[^\\d]/g, '')"])(
  '%s is refused',
  (code) => {
    expect(found(FIELD, `const one = 1;\nconst digits = ${code};\n`)).toEqual([
      expect.stringContaining(`${FIELD}:2: `),
    ]);
  },
);

it('where digits are read, and where nobody types, it is let through', () => {
  const code = "text.replace(/\\D/g, '')";
  for (const path of ['packages/domain/src/digits.ts', 'apps/server/src/env.ts', 'tooling/e2e/a.ts']) {
    expect(found(path, code)).toEqual([]);
  }
});
