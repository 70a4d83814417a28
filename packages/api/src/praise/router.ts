import { listPraise } from '@herohood/db/praise/queries';
import { PRAISE_PAGE } from '@herohood/domain/praise/praise';
import { keptPraiseSchema, listPraiseInput } from '@herohood/domain/praise/schema';
import * as z from 'zod';
import { findOwnChild } from '../children/own-child';
import { familyProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { presentKeptPraise } from './present';

/** What a hero was praised with. It is given with an approval (`missions.approve`) or a bonus. */
export const praiseRouter = router({
  list: familyProcedure
    .meta(
      rest(
        'GET /api/children/{id}/praise',
        "A hero's praise, newest first, 50 a page; without a completion: the words of a bonus",
      ),
    )
    .input(listPraiseInput)
    .output(z.array(keptPraiseSchema))
    .query(async ({ ctx, input }) => {
      const { id: childId } = await findOwnChild(ctx, input.id);
      const rows = await listPraise(ctx.db, {
        familyId: ctx.familyId,
        childId,
        before: input.before === undefined ? null : new Date(input.before),
        limit: PRAISE_PAGE,
      });
      return rows.map(presentKeptPraise);
    }),
});
