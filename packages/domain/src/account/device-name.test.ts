import { expect, it } from 'vitest';
import { deviceNameOf } from './device-name';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const GOOGLE = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

it.each([
  [
    'iPhone, Safari',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE} Version/26.0 Safari/604.1`,
  ],
  ['iPad, Chrome', `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${APPLE} CriOS/142.0.0.0 Safari/604.1`],
  ['Android, Chrome', `Mozilla/5.0 (Linux; Android 10; K) ${GOOGLE}`],
  ['Android, Samsung Internet', `Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 ${GOOGLE}`],
  ['Windows, Edge', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${GOOGLE} Edg/142.0.0.0`],
  ['Mac, Firefox', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chromebook, Chrome', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${GOOGLE}`],
  ['Browser', 'curl/8.5.0'],
  ['Browser', ''],
])('%s', (name, userAgent) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});
