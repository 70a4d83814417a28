import { useState } from 'react';
import { trpc } from '../../lib/api';
import { plainWords } from '../../lib/plain-words';

/** Whether a new habit is called like one that is there: then the parent is asked once whether that is meant. */
export function useTwin({ name, isNew }: { name: string; isNew: boolean }) {
  const { data: habits = [] } = trpc.habits.listMasters.useQuery();
  const [askedName, setAskedName] = useState<string | null>(null);
  const plain = plainWords(name);
  return {
    name: name.trim(),
    /** The question stands on the screen; another name takes it away. */
    isAsked: askedName !== null && askedName === plain,
    /** Asks when it must. */
    mustAsk(sought: string): boolean {
      const wanted = plainWords(sought);
      if (!isNew || !habits.some((habit) => plainWords(habit.name) === wanted)) return false;
      setAskedName(wanted);
      return true;
    },
  };
}
