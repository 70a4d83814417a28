import { showingReminderSchema } from '@herohood/domain/reminders/schema';
import * as z from 'zod';
import { childProcedure } from '../procedures';
import { router } from '../trpc';
import { listShowingReminders } from './list-showing';

export const remindersRouter = router({
  showing: childProcedure
    .output(z.array(showingReminderSchema))
    .query(({ ctx }) => listShowingReminders(ctx)),
});
