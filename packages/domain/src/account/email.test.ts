import { expect, it } from 'vitest';
import { normaliseEmail } from './email';

it('spaces, case and Unicode spelling make no difference', () => {
  expect(normaliseEmail('  Ana.Lo@Example.ORG ')).toBe('ana.lo@example.org');
  expect(normaliseEmail('zoe\u0308@example.org')).toBe(normaliseEmail('zo\u00eb@example.org'));
});
