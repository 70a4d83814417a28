import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadPlan, LoadResult } from './load-plan';

export interface LoadClient {
  /** Carries the plan out. @throws Error when an answer is no success, unless refusals are expected */
  run: (plan: LoadPlan, options?: { mayRefuse?: boolean }) => Promise<LoadResult>;
  close: () => Promise<void>;
}

/** Starts a load client in a process of its own. It carries out one plan after the other. */
export function openLoadClient(): LoadClient {
  const client = fork(fileURLToPath(new URL('./load-client.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  const ended = once(client, 'exit').then(([code]) => `The load client ended with ${code}.`);
  return {
    run: async (plan, { mayRefuse = false } = {}) => {
      const answered = new Promise<Answer>((resolve) => client.once('message', resolve));
      client.send(plan);
      const { result, error } = await Promise.race([
        answered,
        ended.then((line): Answer => ({ error: line })),
      ]);
      if (!result) throw new Error(error ?? 'The load client gave no result.');
      const refused = Object.entries(result.refused).map(([status, times]) => `${times} times ${status}`);
      if (refused.length > 0 && !mayRefuse) throw new Error(`Answers were refused: ${refused.join(', ')}.`);
      return result;
    },
    close: async () => {
      client.kill();
      await ended;
    },
  };
}

interface Answer {
  result?: LoadResult;
  error?: string;
}
