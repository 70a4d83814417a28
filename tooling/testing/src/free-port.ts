import { createServer } from 'node:net';

/** @returns a port of 127.0.0.1 that nobody listened on a moment ago */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('No free port on 127.0.0.1'));
      });
    });
  });
}
