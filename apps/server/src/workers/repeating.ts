import type { Ports } from '@herohood/api/context';
import { watchOutage } from '../adapters/outage';
import type { JobQueue, JobStore } from '../adapters/queue';
import { createTurns, type Turns, type WorkStats } from './turns';

/** The one queue of all repeating work: each job has its schedule there, and one worker takes their turns. */
export const REPEATING_QUEUE = 'repeating';

/**
 * How often the schedules are put back, in case the store was emptied while the server runs. Half a minute, so that
 * reminders meet their minute without any queue.
 */
const UPKEEP_MS = 30_000;

/** Work that comes back by itself. Postgres holds what is due; a turn only wakes it, so a lost turn loses nothing. */
export interface RepeatingWork {
  name: string;
  everyMs: number;
  /** One turn. Safe to run twice at once, here or elsewhere; ends soon once `isStopping`. */
  run(isStopping: () => boolean): Promise<void>;
  /** What the work has done since the start, for /metrics. */
  counts: Readonly<Record<string, number>>;
  /** Resolves when nothing of it runs beside the turns any more. */
  settled?(): Promise<unknown>;
}

export interface RunningWork {
  name: string;
  stats: Readonly<WorkStats>;
  counts: Readonly<Record<string, number>>;
}

export interface RepeatingWorker {
  /** In the order in which the work was given. */
  work: readonly RunningWork[];
  /** Lets what runs finish its batch. */
  close(): Promise<void>;
}

export interface RepeatingOptions {
  work: RepeatingWork[];
  ports: Pick<Ports, 'now' | 'log'>;
  store: JobStore;
  queue: JobQueue;
  /** Shorter in tests only. */
  upkeepMs?: number;
  /** After how long without a turn the process takes one by itself. Shorter in tests only. */
  silenceMs?: number;
}

/**
 * Starts the worker of all repeating work. The queue wakes it; two nets hold when the queue fails: a turn of each at
 * the start, and an upkeep that puts the schedules back and takes a turn by itself where none came for too long.
 */
export async function startRepeatingWork(options: RepeatingOptions): Promise<RepeatingWorker> {
  const { work, ports, store, queue, upkeepMs = UPKEEP_MS } = options;
  const turns = new Map<string, Turns>(work.map((each) => [each.name, createTurns(each, ports.now)]));

  const upkeep = watchOutage(ports.log, 'The store of repeating work');
  const takeTurnQuietly = (name: string) =>
    turns
      .get(name)
      ?.take()
      .catch((err: unknown) => ports.log.error({ err, job: name }, 'a turn of repeating work failed'));

  const keepSchedules = async () => {
    for (const { name, everyMs } of work) await queue.keepRepeating({ name, everyMs });
  };
  const keepOrMakeAnew = async () => {
    try {
      await keepSchedules();
    } catch (err) {
      upkeep.begin(err);
      await store.prepare();
      await keepSchedules();
    }
    upkeep.end();
  };

  // A store that does not answer must not pile up rounds that wait for it.
  let isKeeping = false;
  const doUpkeep = async () => {
    for (const { name, everyMs } of work) {
      const silentMs = ports.now().getTime() - (turns.get(name)?.stats.lastRunAt.getTime() ?? 0);
      if (silentMs > (options.silenceMs ?? silenceOf(everyMs, upkeepMs))) void takeTurnQuietly(name);
    }
    if (isKeeping) return;
    isKeeping = true;
    // The next round tries again.
    await keepOrMakeAnew().catch(upkeep.begin);
    isKeeping = false;
  };

  await keepOrMakeAnew();
  // A schedule of a version that is gone may still wake us: it is nobody's work.
  const worker = await store.openWorker(REPEATING_QUEUE, async (name) => turns.get(name)?.wake());
  for (const { name } of work) void takeTurnQuietly(name);
  const timer = setInterval(() => void doUpkeep(), upkeepMs);

  return {
    work: work.map(({ name, counts }) => ({ name, counts, stats: (turns.get(name) as Turns).stats })),
    close: async () => {
      clearInterval(timer);
      await Promise.all([worker.close(), ...[...turns.values()].map((each) => each.stop())]);
    },
  };
}

/** Quick work may be silent for a round of upkeep, slow work for one more than its own time. */
function silenceOf(everyMs: number, upkeepMs: number): number {
  return everyMs < upkeepMs ? upkeepMs : everyMs + upkeepMs;
}
