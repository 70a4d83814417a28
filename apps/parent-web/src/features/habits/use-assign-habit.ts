import type { Child } from '@herohood/domain/children/schema';
import type { ChildHabit, MasterHabit } from '@herohood/domain/habits/schema';
import { confirmDestructive } from '../../layout/confirm';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { habitsText } from '../../text/en/habits';

const text = habitsText.toasts;
const words = habitsText.center;

export interface Pair {
  hero: Child;
  habit: MasterHabit;
}

/** An assignment that is shown already and not yet confirmed by the server. */
const UNCONFIRMED = 'unconfirmed:';

export const isUnconfirmed = ({ id }: ChildHabit): boolean => id.startsWith(UNCONFIRMED);

type Change = (all: ChildHabit[]) => ChildHabit[];

interface Act<T> {
  /** What the screen shows at once. */
  show: Change;
  /** Takes exactly that back, so that what others changed meanwhile stays. */
  takeBack: Change;
  call: () => Promise<T>;
}

/** Gives, pauses, resumes and takes away one hero's habit; the screen does not wait for the server. */
export function useAssignHabit() {
  const utils = trpc.useUtils();
  const assigning = trpc.habits.assign.useMutation();
  const updating = trpc.habits.update.useMutation();
  const removing = trpc.habits.remove.useMutation();
  const change = (how: Change) => utils.habits.listAll.setData(undefined, (all = []) => how(all));

  /** Out: the server's answer, or null after taking back what was shown. */
  async function perform<T>({ show, takeBack, call }: Act<T>): Promise<{ answer: T } | null> {
    await utils.habits.listAll.cancel();
    change(show);
    try {
      return { answer: await call() };
    } catch {
      change(takeBack);
      return null;
    }
  }

  const refresh = () => Promise.all([utils.habits.invalidate(), utils.progress.invalidate()]);
  const failed = (message: string) => toast.error({ title: text.error, message });

  async function assign({ hero, habit }: Pair) {
    const { voiceRecording: _, voiceRecordingName: __, ...shared } = habit;
    const id = `${UNCONFIRMED}${hero.id}:${habit.id}`;
    const own = { schedule: null, partOfDay: null, timesPerDay: null, approval: null };
    const whose = { id, childId: hero.id, masterHabitId: habit.id };
    const shown: ChildHabit = { ...shared, ...whose, own, isActive: true };
    const without: Change = (all) => all.filter((old) => old.id !== id);
    const done = await perform({
      show: (all) => [...without(all), shown],
      takeBack: without,
      call: () => assigning.mutateAsync({ id: hero.id, masterHabitId: habit.id }),
    });
    if (done) {
      change((all) => [...without(all).filter((old) => old.id !== done.answer.id), done.answer]);
      toast.success({ title: text.assigned.title, message: text.assigned.message(habit.name, hero.name) });
    } else failed(text.assignFailed);
    await refresh();
  }

  async function setActive(assignment: ChildHabit, isActive: boolean) {
    const set =
      (isOn: boolean): Change =>
      (all) =>
        all.map((old) => (old.id === assignment.id ? { ...old, isActive: isOn } : old));
    const done = await perform({
      show: set(isActive),
      takeBack: set(assignment.isActive),
      call: () => updating.mutateAsync({ id: assignment.id, isActive }),
    });
    if (!done) failed(text.habitStatusFailed);
    await refresh();
  }

  async function remove(assignment: ChildHabit, { hero, habit }: Pair) {
    const done = await perform({
      show: (all) => all.filter(({ id }) => id !== assignment.id),
      takeBack: (all) => [...all, assignment],
      call: () => removing.mutateAsync({ id: assignment.id }),
    });
    if (done) {
      toast.success({ title: text.removed.title, message: text.removed.message(habit.name, hero.name) });
    } else failed(text.removeFailed);
    await refresh();
  }

  const askRemove = (assignment: ChildHabit, pair: Pair) =>
    confirmDestructive({
      title: words.removeTitle(pair.habit.name, pair.hero.name),
      body: words.removeBody,
      confirmLabel: words.remove,
      onConfirm: () => void remove(assignment, pair),
    });

  return { assign, setActive, askRemove };
}
