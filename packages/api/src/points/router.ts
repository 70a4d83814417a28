import { listTransactions, listWaitingTransactions } from '@herohood/db/points/queries';
import { idInput } from '@herohood/domain/fields';
import {
  addTransactionInput,
  approveTransactionInput,
  listTransactionsInput,
  rejectTransactionInput,
  rewardTransactionSchema,
} from '@herohood/domain/points/schema';
import * as z from 'zod';
import { findOwnChild } from '../children/own-child';
import { familyProcedure, parentProcedure } from '../procedures';
import { rest, router } from '../trpc';
import {
  addTransaction,
  approveTransaction,
  presentTransaction,
  rejectTransaction,
  undoTransaction,
} from './transactions';

export const pointsRouter = router({
  listTransactions: familyProcedure
    .meta(rest('GET /api/children/{id}/reward-transactions', 'Movements of points, newest first'))
    .input(listTransactionsInput)
    .output(z.array(rewardTransactionSchema))
    .query(async ({ ctx, input }) => {
      const { id: childId } = await findOwnChild(ctx, input.id);
      const rows = await listTransactions(
        ctx.db,
        { familyId: ctx.familyId, childId },
        { limit: input.limit },
      );
      return rows.map((row) => presentTransaction(row, ctx.locale));
    }),

  listPendingTransactions: parentProcedure
    .meta(rest('GET /api/children/{id}/pending-rewards', 'Points that wait for a parent'))
    .input(idInput('hero'))
    .output(z.array(rewardTransactionSchema))
    .query(async ({ ctx, input }) => {
      const { id } = await findOwnChild(ctx, input.id);
      const rows = await listWaitingTransactions(ctx.db, ctx.familyId, id);
      return rows.map((row) => presentTransaction(row, ctx.locale));
    }),

  addTransaction: parentProcedure
    .meta(rest('POST /api/children/{id}/reward-transactions', 'Give a hero points', { status: 201 }))
    .input(addTransactionInput)
    .output(rewardTransactionSchema)
    .mutation(({ ctx, input }) => addTransaction(ctx, input)),

  approveTransaction: parentProcedure
    .meta(
      rest('POST /api/reward-transactions/{id}/approve', 'Let waiting points count', {
        refusals: ['ALREADY_REJECTED'],
      }),
    )
    .input(approveTransactionInput)
    .output(rewardTransactionSchema)
    .mutation(({ ctx, input }) => approveTransaction(ctx, input.id)),

  rejectTransaction: parentProcedure
    .meta(
      rest('POST /api/reward-transactions/{id}/reject', 'Turn waiting points down', {
        refusals: ['ALREADY_APPROVED'],
      }),
    )
    .input(rejectTransactionInput)
    .output(rewardTransactionSchema)
    .mutation(({ ctx, input }) => rejectTransaction(ctx, input)),

  undoTransaction: parentProcedure
    .meta(
      rest('POST /api/reward-transactions/{id}/undo', 'Take a decision about points back within 24 hours', {
        refusals: ['NOT_DECIDED', 'UNDO_EXPIRED', 'ALREADY_SPENT'],
      }),
    )
    .input(idInput('transaction'))
    .output(rewardTransactionSchema)
    .mutation(({ ctx, input }) => undoTransaction(ctx, input.id)),
});
