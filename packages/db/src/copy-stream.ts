import { once } from 'node:events';
import type postgres from 'postgres';

export interface CopyStream {
  write(text: string): Promise<void>;
  /** Resolves when the server was told that there is no more; whether it took it shows in the next statement. */
  end(): Promise<void>;
  /** Gives up: the driver refuses every other statement, also a rollback, while a copy is open. */
  abort(): void;
}

/**
 * Begins a `copy … from stdin`. The driver's stream never finishes when the server refuses the rows at the end, so its
 * last step is watched instead of its `finish`: what follows in the transaction then either works or is refused.
 */
export async function openCopy(tx: postgres.TransactionSql, statement: string): Promise<CopyStream> {
  const stream = await tx.unsafe(statement).writable();
  const failed = new Promise<never>((_, reject) => {
    stream.once('error', reject);
  });
  failed.catch(() => {});
  const told = new Promise<void>((resolve) => {
    const tell = stream._final.bind(stream);
    stream._final = (done) => {
      tell(done);
      resolve();
    };
  });
  return {
    write: async (text) => {
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), failed]);
    },
    end: async () => {
      stream.end();
      await Promise.race([told, failed]);
    },
    abort: () => void stream.destroy(new Error('given up')),
  };
}
