import type { Torture } from './harness/torture';
import { backup } from './runs/backup';
import { cluster } from './runs/cluster';
import { conservation } from './runs/conservation';
import { kills } from './runs/kills';
import { migration } from './runs/migration';
import { proxies } from './runs/proxies';
import { races } from './runs/races';
import { rolling } from './runs/rolling';

/** All long runs, in the order in which they are done. */
export const RUNS: readonly Torture[] = [
  races,
  conservation,
  kills,
  cluster,
  rolling,
  proxies,
  backup,
  migration,
];
