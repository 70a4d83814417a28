import { expect, test } from 'vitest';
import { createSecrets } from './secrets';

const SECRET = 'a-secret-of-tests-with-more-than-32-characters';
const secrets = createSecrets(SECRET);

test('what is sealed opens again in the same context, also after a restart', () => {
  const sealed = secrets.seal('0427', 'child:1:pin');
  expect(createSecrets(SECRET).open(sealed, 'child:1:pin')).toBe('0427');
  expect(secrets.open(secrets.seal('', 'x'), 'x')).toBe('');
});

test('a sealed value never shows its content and never looks the same twice', () => {
  const [one, two] = [secrets.seal('0427', 'child:1:pin'), secrets.seal('0427', 'child:1:pin')];
  expect(one).not.toBe(two);
  expect(one).not.toContain('0427');
});

test('a value moved to another context does not open', () => {
  expect(() => secrets.open(secrets.seal('0427', 'child:1:pin'), 'child:2:pin')).toThrow();
});

test('a value that was tampered with anywhere does not open', () => {
  const sealed = secrets.seal('0427', 'child:1:pin');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(i) ^ 1, i);
    expect(() => secrets.open(`v1.${changed.toString('base64url')}`, 'child:1:pin')).toThrow();
  }
});

test.each(['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'plain text'])('"%s" is no sealed value', (text) => {
  expect(() => secrets.open(text, 'x')).toThrow();
});

test('another secret opens nothing and digests differently', () => {
  const other = createSecrets(`${SECRET}-other`);
  expect(() => other.open(secrets.seal('0427', 'x'), 'x')).toThrow();
  expect(other.digest('token')).not.toBe(secrets.digest('token'));
});

test('a digest is stable hex', () => {
  expect(secrets.digest('token')).toMatch(/^[0-9a-f]{64}$/);
  expect(createSecrets(SECRET).digest('token')).toBe(secrets.digest('token'));
});
