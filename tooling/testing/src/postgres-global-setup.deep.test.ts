import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@herohood/embedded-postgres';
import postgres from 'postgres';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TestProject } from 'vitest/node';
import setup from './postgres-global-setup';

const open = async () => {
  let url = '';
  const project = { provide: (_name: string, value: string) => (url = value) } as unknown as TestProject;
  const close = await setup(project);
  return { url, close };
};

const answers = async (url: string) => {
  const sql = postgres(url, { max: 1 });
  try {
    return (await sql`select 1 as n`).length === 1;
  } catch {
    return false;
  } finally {
    await sql.end();
  }
};

afterEach(() => vi.unstubAllEnvs());

describe('the Postgres of a test run', () => {
  it('is one server for all projects, gone with the last of them', async () => {
    vi.stubEnv('TEST_DATABASE_URL', '');
    const one = await open();
    const two = await open();
    expect(two.url).toBe(one.url);
    await one.close();
    expect(await answers(two.url)).toBe(true);
    await two.close();
    expect(await answers(two.url)).toBe(false);
  });

  it('is the given one, which is left alone', async () => {
    vi.stubEnv('TEST_DATABASE_URL', 'postgres://someone@127.0.0.1:1/postgres');
    const { url, close } = await open();
    expect(url).toBe('postgres://someone@127.0.0.1:1/postgres');
    await close();
  });

  it('of a run that was killed is stopped and removed by the next', async () => {
    vi.stubEnv('TEST_DATABASE_URL', '');
    const killed = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
    await once(killed, 'exit');
    const dataDir = await mkdtemp(join(tmpdir(), `herohood-test-postgres-${killed.pid}-`));
    await chmod(dataDir, 0o711);
    const left = await startEmbeddedPostgres({ dataDir, database: 'postgres', durable: false });

    const { close } = await open();
    expect(await answers(left.url)).toBe(false);
    await expect(access(dataDir)).rejects.toThrow(/ENOENT/);
    await close();
  });
});
