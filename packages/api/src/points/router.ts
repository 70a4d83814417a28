import {
  listTransactions,
  listWaitingTransactions,
  type RewardTransactionRow,
} from '@herohood/db/points/queries';
import { idInput } from '@herohood/domain/fields';
import {
  addTransactionInput,
  approveTransactionInput,
  listTransactionsInput,
  rewardTransactionSchema,
} from '@herohood/domain/points/schema';
import * as z from 'zod';
import { findOwnChild } from '../children/find-own-child';
import type { ParentContext } from '../context';
import { familyProcedure, parentProcedure } from '../procedures';
import { router } from '../trpc';
import { addTransaction } from './add-transaction';
import { approveTransaction } from './approve-transaction';
import { presentTransaction } from './present';

const MOST_PENDING = 200;

type Question = Pick<ParentContext, 'db' | 'familyId'> & { childId: string };

/** The console asks for all its heroes in one batch. */
async function waitingOf(questions: Question[]): Promise<RewardTransactionRow[][]> {
  const [{ db } = {}] = questions;
  const rows = db ? await listWaitingTransactions(db, questions, MOST_PENDING) : [];
  return questions.map(({ familyId, childId }) =>
    rows.filter((row) => row.familyId === familyId && row.childId === childId),
  );
}

export const pointsRouter = router({
  listTransactions: familyProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/children/{id}/reward-transactions',
        summary: 'Movements of points, newest first',
      },
    })
    .input(listTransactionsInput)
    .output(z.array(rewardTransactionSchema))
    .query(async ({ ctx, input }) => {
      const { id: childId } = await findOwnChild(ctx, input.id);
      const rows = await listTransactions(
        ctx.db,
        { familyId: ctx.familyId, childId },
        { limit: input.limit },
      );
      return rows.map(presentTransaction);
    }),

  listPendingTransactions: parentProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/children/{id}/pending-rewards',
        summary: 'Points that wait for a parent',
      },
    })
    .input(idInput('hero'))
    .output(z.array(rewardTransactionSchema))
    .query(async ({ ctx, input }) => {
      const { id: childId } = await findOwnChild(ctx, input.id);
      const { db, familyId } = ctx;
      const rows = await ctx.gather(waitingOf, { db, familyId, childId });
      return rows.map(presentTransaction);
    }),

  addTransaction: parentProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/children/{id}/reward-transactions',
        summary: 'Give a hero points',
        status: 201,
      },
    })
    .input(addTransactionInput)
    .output(rewardTransactionSchema)
    .mutation(({ ctx, input }) => addTransaction(ctx, input)),

  approveTransaction: parentProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/reward-transactions/{id}/approve',
        summary: 'Let waiting points count',
      },
    })
    .input(approveTransactionInput)
    .output(rewardTransactionSchema)
    .mutation(({ ctx, input }) => approveTransaction(ctx, input.id)),
});
