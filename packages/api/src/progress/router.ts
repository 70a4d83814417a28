import { idInput } from '@herohood/domain/fields';
import {
  badgesSchema,
  childReportSchema,
  repairStreakInput,
  reportInput,
  weeklyProgressSchema,
} from '@herohood/domain/progress/schema';
import { familyOrHelperProcedure, parentOrHelperProcedure, parentProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { readBadges, readWeekly } from './read-progress';
import { readReport } from './read-report';
import { repairStreak } from './repair-streak';

export const progressRouter = router({
  weekly: familyOrHelperProcedure
    .meta(rest('GET /api/children/{id}/progress/weekly', "A hero's last 7 family days"))
    .input(idInput('hero'))
    .output(weeklyProgressSchema)
    .query(({ ctx, input }) => readWeekly(ctx, input.id)),

  badges: familyOrHelperProcedure
    .meta(rest('GET /api/children/{id}/badges', "A hero's badges and streaks"))
    .input(idInput('hero'))
    .output(badgesSchema)
    .query(({ ctx, input }) => readBadges(ctx, input.id)),

  repairStreak: parentProcedure
    .meta(
      rest('POST /api/children/{id}/streak/repair', 'A parent takes a missed day for good', {
        refusals: ['NOT_MISSED', 'TOO_OLD', 'REPAIRS_USED'],
      }),
    )
    .input(repairStreakInput)
    .output(badgesSchema)
    .mutation(({ ctx, input }) => repairStreak(ctx, input)),

  report: parentOrHelperProcedure
    .meta({
      ...rest(
        'GET /api/children/{id}/report',
        "A hero's report of a range of family days, the last 7 when none is given",
      ),
      weight: 10,
    })
    .input(reportInput)
    .output(childReportSchema)
    .query(({ ctx, input }) => readReport(ctx, input)),
});
