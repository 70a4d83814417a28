import { trpc } from '../../lib/api';

/** Everything that days off change: calendars, what is due, figures and streaks. */
export function useRefreshDays() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.days.invalidate(),
      utils.progress.invalidate(),
      utils.missions.invalidate(),
      utils.children.list.invalidate(),
    ]);
}
