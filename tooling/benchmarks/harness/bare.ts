import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface BareServer {
  /** Answers `/<family's id>`. */
  url: string;
  close: () => Promise<void>;
}

/** Starts the bare server on a database. */
export async function openBareServer(databaseUrl: string): Promise<BareServer> {
  const server = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [databaseUrl]);
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
