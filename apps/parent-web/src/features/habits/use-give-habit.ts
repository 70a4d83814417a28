import { sayAll } from '@herohood/browser/text/say';
import type { Child } from '@herohood/domain/children/schema';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { trpc } from '../../lib/api';
import { runAll, tellFailure, useAct } from '../../lib/use-act';
import { ideasText as text } from '../../text/en/ideas';
import type { HabitStart } from './choices';

/** Names as a person lists them: 'Mia, Leo and Zoe'. */
export const namesOf = (heroes: readonly Child[]) => sayAll(heroes.map(({ name }) => name));

/** Makes a habit the mission of several heroes; says who got it, and who did not and why. */
export function useGiveHabit() {
  const { mutateAsync } = trpc.habits.assign.useMutation();
  return async (masterHabitId: string, heroes: readonly Child[]) => {
    const { done, reasons } = await runAll(heroes, ({ id }) => mutateAsync({ id, masterHabitId }));
    return { given: done, missed: heroes.filter((hero) => !done.includes(hero)), reasons };
  };
}

interface Wanted {
  starts: readonly HabitStart[];
  heroes: readonly Child[];
}

/** Creates several habits, one after the other so that they stand in their order, and gives each to the heroes. */
export function useAddHabits() {
  const { habits, home, progress } = trpc.useUtils();
  const create = trpc.habits.createMaster.useMutation();
  const give = useGiveHabit();
  const { send, isSending } = useAct({
    async call({ starts, heroes }: Wanted) {
      const made: MasterHabit[] = [];
      const missed: string[] = [];
      const reasons: unknown[] = [];
      for (const start of starts) {
        try {
          const habit = await create.mutateAsync({ ...start, description: start.description || null });
          made.push(habit);
          const given = await give(habit.id, heroes);
          if (given.missed.length > 0) missed.push(`${habit.name} (${namesOf(given.missed)})`);
          reasons.push(...given.reasons);
        } catch (error) {
          missed.push(start.name);
          reasons.push(error);
        }
      }
      return { made, missed, reasons };
    },
    done({ made, missed, reasons }, { heroes }) {
      if (missed.length === 0)
        return { title: text.added.title, message: text.added.message(made.length, namesOf(heroes)) };
      const { title, message } = text.failed;
      tellFailure(reasons[0], { title, message: message(missed.join(', ')) });
    },
    refresh: [habits, home, progress],
    failed: { title: text.failed.title },
  });

  /** Out: the habits that are there now; of the others a toast tells. */
  async function addHabits(wanted: Wanted): Promise<MasterHabit[]> {
    const added = await send(wanted);
    return added.isDone ? added.answer.made : [];
  }
  return { addHabits, isAdding: isSending };
}
