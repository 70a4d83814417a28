import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { hasRedis, REDIS_SKIPPED, startRedis } from './redis';

describe('a Redis for tests', () => {
  it('is the given one', async () => {
    const env = { REDIS_URL: 'redis://127.0.0.1:6379', PATH: '', TEST_DEPTH: 'deep' };
    expect((await startRedis(env))?.url).toBe('redis://127.0.0.1:6379');
    expect(hasRedis(env)).toBe(true);
  });

  it('is its own server, or a plain line that the cases are skipped', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const redis = await startRedis({ PATH: process.env.PATH });
    const lines = written.mock.calls.map(([text]) => String(text).trim());
    written.mockRestore();
    expect(redis !== null).toBe(hasRedis({ PATH: process.env.PATH, TEST_DEPTH: 'deep' }));
    if (redis === null) {
      expect(lines).toEqual([REDIS_SKIPPED]);
      return;
    }
    try {
      expect(await firstAnswer(redis.url, 'CONFIG GET appendonly\r\n')).toContain('yes');
    } finally {
      await redis.stop();
    }
    await expect(firstAnswer(redis.url, 'PING\r\n')).rejects.toThrow(/ECONNREFUSED/);
  });
});

function firstAnswer(url: string, command: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(command));
    socket.once('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString());
    });
    socket.once('error', reject);
  });
}
