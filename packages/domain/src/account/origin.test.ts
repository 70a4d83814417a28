import { expect, it } from 'vitest';
import { isForeignRequest } from './origin';

const ownOrigins = new Set(['https://herohood.example', 'http://127.0.0.1:3000']);

it.each([
  ['a program without Origin', 'POST', null, null, false],
  ['the own page', 'POST', 'https://herohood.example', 'same-origin', false],
  ['the own page in an old browser', 'DELETE', 'http://127.0.0.1:3000', null, false],
  ['a foreign page', 'POST', 'https://evil.example', 'cross-site', true],
  ['a foreign page in an old browser', 'PUT', 'https://evil.example', null, true],
  ['a hidden origin', 'POST', 'null', null, true],
  ['the own name on another port', 'PATCH', 'http://127.0.0.1:3001', 'same-site', true],
  ['a form of another site without Origin', 'POST', null, 'cross-site', true],
  ['an unusual method', 'post', 'https://evil.example', null, true],
  ['a link from elsewhere only reads', 'GET', 'https://evil.example', 'cross-site', false],
])('%s', (...[, method, origin, secFetchSite, isForeign]) => {
  expect(isForeignRequest({ method, origin, secFetchSite, ownOrigins })).toBe(isForeign);
});
