import type { Workload } from './harness/workload';
import { approve } from './workloads/approve';
import { claim } from './workloads/claim';
import { coldStart } from './workloads/cold-start';
import { complete } from './workloads/complete';
import { dashboard } from './workloads/dashboard';
import { history } from './workloads/history';
import { home } from './workloads/home';
import { hotQueries } from './workloads/hot-queries';
import { kidsApp } from './workloads/kids-app';
import { login } from './workloads/login';
import { mixedLoad } from './workloads/mixed-load';
import { parentApp } from './workloads/parent-app';
import { purchase } from './workloads/purchase';
import { scale } from './workloads/scale';
import { sweep } from './workloads/sweep';
import { syncHistory } from './workloads/sync-history';
import { syncPoll } from './workloads/sync-poll';

/** Every workload, in the order of the table. */
export const workloads: readonly Workload[] = [
  syncPoll,
  syncHistory,
  complete,
  approve,
  purchase,
  claim,
  dashboard,
  login,
  hotQueries,
  coldStart,
  sweep,
  history,
  home,
  scale,
  kidsApp,
  parentApp,
  mixedLoad,
];
