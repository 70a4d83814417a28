import { trpc } from '../../lib/api';
import { useHome } from '../../lib/home';
import { paceFrom, paceOf } from './pace';

/** What the hero's missions paid a day, of late; 0 while that is not known. */
export function usePace(heroId: string): number {
  const today = useHome()?.board.date ?? '';
  const done = trpc.missions.listCompletions.useQuery(
    { id: heroId, ...(today && { from: paceFrom(today) }) },
    { enabled: today !== '' },
  );
  return done.data && today ? paceOf(done.data, today) : 0;
}
