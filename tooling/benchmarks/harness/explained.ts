import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database } from '../../../packages/db/src/client';
import * as schema from '../../../packages/db/src/schema';

/** One statement as Postgres ran it: EXPLAIN (ANALYZE, BUFFERS) of the very call that the product sent. */
export interface RunPlan {
  /** Pages that it touched, in memory or not; without those of foreign-key checks. */
  buffers: number;
  /** Tables that it read from one end to the other. */
  scanned: string[];
}

export interface Explained {
  db: Database;
  sql: postgres.Sql;
  /** The statements that were run since this was asked before. */
  take: () => RunPlan[];
  close: () => Promise<void>;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/** Opens a connection whose every statement explains itself: Postgres' auto_explain hands the plans out as notices. */
export function openExplained(url: string): Explained {
  let taken: RunPlan[] = [];
  const sql = postgres(url, {
    max: 1,
    onnotice: ({ message = '' }) => {
      const begin = message.indexOf('{');
      if (begin >= 0) taken.push(asRunPlan(JSON.parse(message.slice(begin))));
    },
    connection: {
      session_preload_libraries: 'auto_explain',
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_analyze': 'on',
      'auto_explain.log_buffers': 'on',
      'auto_explain.log_timing': 'off',
      'auto_explain.log_parameter_max_length': '0',
      'auto_explain.log_format': 'json',
      'auto_explain.log_level': 'notice',
      client_min_messages: 'notice',
      TimeZone: 'UTC',
    },
  });
  return {
    db: drizzle(sql, { schema, casing: 'snake_case' }),
    sql,
    take: () => {
      const plans = taken;
      taken = [];
      return plans;
    },
    close: () => sql.end(),
  };
}

function asRunPlan({ Plan }: { Plan: PlanNode }): RunPlan {
  return {
    buffers: (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0),
    scanned: nodesOf(Plan).flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
    ),
  };
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
