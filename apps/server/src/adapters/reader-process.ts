import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DoReading } from './read-here';

interface Limits {
  /** A piece of work that takes longer, once it was begun, ends with its process. */
  timeMs: number;
  /** The same for memory, in bytes; only Linux tells it. */
  memory: number;
  /** A process that has had nothing to do for so long ends. */
  idleMs: number;
}

/** So many read at once, whatever they read: with the limit below the most that they take together. */
export const READERS = 2;

/**
 * Time: several times what the largest sound picture or calendar takes on a slow machine. Memory: the dearest photo that is let
 * in (`MAX_UNPACKED_BYTES`) takes 235 MB, a phone's 110.
 */
export const READER_LIMITS: Limits = { timeMs: 10_000, memory: 256 * 1024 * 1024, idleMs: 60_000 };

/** How often its memory is looked at: a decoder fills some 10 MB meanwhile. */
const LOOK_MS = 50;
/** A process that has not begun by then never will. */
const START_MS = 30_000;
const PAGE = 4_096;

/** In the sources and in the build it stands at another place. */
const [ENTRY, LOADER] = import.meta.url.endsWith('.ts')
  ? [fileURLToPath(new URL('../reader.ts', import.meta.url)), ['--import', 'tsx']]
  : [fileURLToPath(new URL('./reader.js', import.meta.url)), []];

/**
 * Reads in processes of their own, which are made when they are wanted: what a stranger sent can neither hold up the server nor
 * fill its memory, and is ended with its process. There are as many as pieces of work at once, which the caller bounds.
 * Rejects for what cannot be read, and for what took too much.
 */
export function createReaders(limits: Limits = READER_LIMITS): {
  read: DoReading;
  close: () => Promise<void>;
} {
  const all = new Set<ChildProcess>();
  /** Those without work, and what will end them. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function take(): ChildProcess {
    const [rested] = idle.keys();
    if (rested) {
      wake(rested);
      return rested;
    }
    const child = fork(ENTRY, {
      ...{ serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} },
      execArgv: [...LOADER, `--max-old-space-size=${Math.floor(limits.memory / 2 / 1024 / 1024)}`],
    });
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      wake(child);
    });
    return child;
  }

  function wake(child: ChildProcess): void {
    clearTimeout(idle.get(child));
    idle.delete(child);
  }

  function rest(child: ChildProcess): void {
    const end = () => {
      idle.delete(child);
      child.kill('SIGKILL');
    };
    if (child.connected) idle.set(child, setTimeout(end, limits.idleMs).unref());
  }

  const read: DoReading = (work) =>
    new Promise((resolve, reject) => {
      const child = take();
      const end = (settle: () => void) => {
        clearTimeout(late);
        clearInterval(looking);
        child.removeAllListeners('message').off('exit', died).off('error', died);
        settle();
      };
      const died = () => end(() => reject(new Error('the reader ended')));
      const endIn = (ms: number) => setTimeout(() => child.kill('SIGKILL'), ms);
      let late = endIn(START_MS);
      const looking = setInterval(() => void endIfLarge(child, limits.memory), LOOK_MS);
      child.once('exit', died).once('error', died);
      child.on('message', (answer: { begun?: true; done?: never; failed?: string }) => {
        if (answer.begun) {
          clearTimeout(late);
          late = endIn(limits.timeMs);
          return;
        }
        end(() => {
          rest(child);
          if (answer.failed !== undefined) reject(new Error(answer.failed));
          else resolve(answer.done as never);
        });
      });
      child.send(work, (error) => {
        if (error) child.kill('SIGKILL');
      });
    });

  return {
    read,
    async close() {
      await Promise.all(
        [...all].map((child) => {
          const gone = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGKILL');
          return gone;
        }),
      );
    },
  };
}

async function endIfLarge(child: ChildProcess, most: number): Promise<void> {
  const held = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  if (Number(held.split(' ')[1] ?? 0) * PAGE > most) child.kill('SIGKILL');
}
