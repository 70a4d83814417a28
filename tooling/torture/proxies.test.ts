import { expect, test } from 'vitest';
import { findProxy, PROXIES } from './harness/documented-proxy';
import { shortForm } from './harness/short-form';
import { proxies } from './runs/proxies';

test('the documented proxies, where they are installed, let everything through while servers are restarted', async () => {
  const { faults, figures, left } = await proxies.run(shortForm(2));
  expect(faults, figures).toEqual([]);
  const missing = PROXIES.filter(({ name }) => findProxy(name) === null);
  expect(left).toEqual(missing.map(({ name }) => `${name} is not installed on this machine`));
  for (const line of left) process.stderr.write(`left out: ${line}\n`);
});
