import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLogger } from '../log';
import { openJobQueue } from './job-queue';

const FACTS = 'redis_version:4.0.14\r\nmaxmemory_policy:noeviction\r\n';

/** Speaks as much of Redis as a start asks for: one answer to each command. */
const oldRedis = createServer((socket) => {
  socket.on('data', (data) => {
    const commands = String(data)
      .split(/(?=\*\d+\r\n)/)
      .filter(Boolean);
    for (const command of commands)
      socket.write(/\binfo\b/i.test(command) ? `$${FACTS.length}\r\n${FACTS}\r\n` : '+OK\r\n');
  });
  socket.on('error', () => {});
});
afterEach(() => oldRedis.close());

test('a Redis of too old a version is refused with its version', async () => {
  await once(oldRedis.listen(0, '127.0.0.1'), 'listening');
  const redisUrl = `redis://127.0.0.1:${(oldRedis.address() as AddressInfo).port}`;
  const log = createLogger('error', { write: () => {} });
  await expect(openJobQueue({ databaseUrl: '', redisUrl, log })).rejects.toThrow(
    /^Redis version needs to be greater or equal than 5\.0\.0 Current: 4\.0\.14$/,
  );
});
