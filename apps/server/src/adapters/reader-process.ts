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

/** Ten times what the largest sound picture or calendar takes on a slow machine; two of these processes fit beside the server. */
export const READER_LIMITS: Limits = { timeMs: 10_000, memory: 320 * 1024 * 1024, idleMs: 60_000 };

const LOOK_MS = 100;
/** A process that has not begun by then never will. */
const START_MS = 30_000;
const PAGE = 4_096;

/** In the sources and in the build it stands at another place. */
const [ENTRY, LOADER] = import.meta.url.endsWith('.ts')
  ? [fileURLToPath(new URL('../reader.ts', import.meta.url)), ['--import', 'tsx']]
  : [fileURLToPath(new URL('./reader.js', import.meta.url)), []];

/**
 * Reads in processes of their own, which are made when they are wanted: what a stranger sent can neither hold up the server nor
 * fill its memory, and is ended with its process. Rejects for what cannot be read, and for what took too much.
 */
export function createReaders(limits: Limits = READER_LIMITS): {
  read: DoReading;
  close: () => Promise<void>;
} {
  const idle: { child: ChildProcess; ends: NodeJS.Timeout }[] = [];
  const all = new Set<ChildProcess>();

  function take(): ChildProcess {
    const rested = idle.pop();
    if (rested) {
      clearTimeout(rested.ends);
      return rested.child;
    }
    const child = fork(ENTRY, {
      ...{ serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} },
      execArgv: [...LOADER, `--max-old-space-size=${Math.floor(limits.memory / 2 / 1024 / 1024)}`],
    });
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      const at = idle.findIndex((each) => each.child === child);
      if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.ends);
    });
    return child;
  }

  function rest(child: ChildProcess): void {
    if (!child.connected) return;
    idle.push({ child, ends: setTimeout(() => child.kill('SIGKILL'), limits.idleMs).unref() });
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
