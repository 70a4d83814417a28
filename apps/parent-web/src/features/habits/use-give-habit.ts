import type { Child } from '@herohood/domain/children/schema';
import { sayAll } from '@herohood/ui/text/say';
import { trpc } from '../../lib/api';
import { settleAll } from '../../lib/settle-all';

/** Names as a person lists them: 'Mia, Leo and Zoe'. */
export const namesOf = (heroes: readonly Child[]) => sayAll(heroes.map(({ name }) => name));

/** Makes a habit the mission of several heroes; says who got it and who did not. */
export function useGiveHabit() {
  const { mutateAsync } = trpc.habits.assign.useMutation();
  return async (masterHabitId: string, heroes: readonly Child[]) => {
    const { done } = await settleAll(heroes, ({ id }) => mutateAsync({ id, masterHabitId }));
    return { given: done, missed: heroes.filter((hero) => !done.includes(hero)) };
  };
}
