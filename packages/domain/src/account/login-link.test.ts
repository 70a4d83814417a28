import { expect, it } from 'vitest';
import { decideLoginLink, LOGIN_LINK_LIFETIME_MS } from './login-link';

const made = new Date('2026-03-10T15:00:00Z');
const after = (ms: number) => new Date(made.getTime() + ms);
const link = { usedAt: null, expiresAt: after(LOGIN_LINK_LIFETIME_MS) };

it('opens for a quarter of an hour', () => {
  expect(decideLoginLink(link, after(15 * 60_000 - 1))).toEqual({ kind: 'open' });
  expect(decideLoginLink(link, after(15 * 60_000))).toEqual({ kind: 'refused', code: 'LINK_GONE' });
});

it('says that it was used, also when its time is over', () => {
  const used = { ...link, usedAt: after(1) };
  expect(decideLoginLink(used, after(2))).toEqual({ kind: 'refused', code: 'LINK_USED' });
  expect(decideLoginLink(used, after(86_400_000))).toEqual({ kind: 'refused', code: 'LINK_USED' });
});

it('is gone when nobody made it', () => {
  expect(decideLoginLink(null, made)).toEqual({ kind: 'refused', code: 'LINK_GONE' });
});
