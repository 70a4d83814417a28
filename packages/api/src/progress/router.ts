import { idInput } from '@herohood/domain/fields';
import { badgesSchema, childReportSchema, weeklyProgressSchema } from '@herohood/domain/progress/schema';
import { familyOrHelperProcedure, parentOrHelperProcedure } from '../procedures';
import { router } from '../trpc';
import { readBadges, readReport, readWeekly } from './read-progress';

export const progressRouter = router({
  weekly: familyOrHelperProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/children/{id}/progress/weekly',
        summary: "A hero's last 7 family days",
      },
    })
    .input(idInput('hero'))
    .output(weeklyProgressSchema)
    .query(({ ctx, input }) => readWeekly(ctx, input.id)),

  badges: familyOrHelperProcedure
    .meta({
      rest: { method: 'GET', path: '/api/children/{id}/badges', summary: "A hero's badges and streaks" },
    })
    .input(idInput('hero'))
    .output(badgesSchema)
    .query(({ ctx, input }) => readBadges(ctx, input.id)),

  report: parentOrHelperProcedure
    .meta({
      rest: { method: 'GET', path: '/api/children/{id}/report', summary: "The reports page's figures" },
    })
    .input(idInput('hero'))
    .output(childReportSchema)
    .query(({ ctx, input }) => readReport(ctx, input.id)),
});
