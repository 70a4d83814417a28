import type { Child } from '@herohood/domain/children/schema';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { useState } from 'react';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { ideasText as text } from '../../text/en/ideas';
import type { HabitStart } from './choices';
import { namesOf, useGiveHabit } from './use-give-habit';

/** Creates several habits, one after the other so that they stand in their order, and gives each to the heroes. */
export function useAddHabits() {
  const utils = trpc.useUtils();
  const create = trpc.habits.createMaster.useMutation();
  const give = useGiveHabit();
  const [isAdding, setAdding] = useState(false);

  /** Out: the habits that are there now; of the others a toast tells. */
  async function addHabits(starts: readonly HabitStart[], heroes: readonly Child[]): Promise<MasterHabit[]> {
    setAdding(true);
    const made: MasterHabit[] = [];
    const missed: string[] = [];
    for (const start of starts) {
      try {
        const habit = await create.mutateAsync({ ...start, description: start.description || null });
        made.push(habit);
        const given = await give(habit.id, heroes);
        if (given.missed.length > 0) missed.push(`${habit.name} (${namesOf(given.missed)})`);
      } catch {
        missed.push(start.name);
      }
    }
    setAdding(false);
    void utils.habits.invalidate();
    void utils.progress.invalidate();
    if (missed.length > 0) {
      toast.error({ title: text.failed.title, message: text.failed.message(missed.join(', ')) });
    } else {
      const message = text.added.message(made.length, namesOf(heroes));
      toast.success({ title: text.added.title, message });
    }
    return made;
  }
  return { addHabits, isAdding };
}
