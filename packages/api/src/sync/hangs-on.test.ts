import { HANGS_ON } from '@herohood/domain/sync/hangs-on';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { expect, test } from 'vitest';
import { appRouter } from '../root';

test('each question is in the table that says what makes its answer old, and nothing else is', () => {
  const router: AnyRouter = appRouter;
  const procedures = Object.entries(router._def.procedures as Record<string, AnyProcedure>);
  const questions = procedures.flatMap(([name, { _def }]) => (_def.type === 'query' ? [name] : []));
  expect(Object.keys(HANGS_ON).sort()).toEqual(questions.sort());
});
