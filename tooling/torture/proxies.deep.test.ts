import { expect, test } from 'vitest';
import { findProxy, PROXIES } from './harness/documented-proxy';
import { shortForm } from './harness/short-form';
import { runProxies } from './runs/proxies';

test.each(PROXIES)(
  '$name as documented, where it is installed, lets everything through while servers are restarted',
  async (proxy) => {
    const { faults, figures, left } = await runProxies([proxy], {
      ...shortForm(2),
      // The servers start while these call: more of them would only make that last.
      clients: 2,
    });
    expect(faults, figures).toEqual([]);
    if (findProxy(proxy.name)) expect(figures).toContain(`${proxy.name}: 2 restarts, `);
    else expect(left).toEqual([`${proxy.name} is not installed on this machine`]);
    for (const line of left) process.stderr.write(`left out: ${line}\n`);
  },
);
