import type { Schedule } from '@herohood/domain/days/schedule';
import { scheduleSchema } from '@herohood/domain/days/schedule-schema';
import { sayName } from '@herohood/ui/text/say-name';

const SCHEDULE = 'schedule';

/** What is wrong with a schedule as the form keeps it, by the field's path (`schedule.days`); the words are the server's own. */
export function faultsOfSchedule(schedule: Schedule): Record<string, string> {
  const { error } = scheduleSchema.safeParse(schedule);
  const issues = error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [[SCHEDULE, ...path].join('.'), sayName(message)]),
  );
}
