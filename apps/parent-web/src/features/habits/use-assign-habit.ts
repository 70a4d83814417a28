import type { Child } from '@herohood/domain/children/schema';
import type { WeekStart } from '@herohood/domain/days/facts';
import type { ChildHabit, MasterHabit } from '@herohood/domain/habits/schema';
import { confirmDestructive } from '../../layout/confirm';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { habitsText } from '../../text/en/habits';

const text = habitsText.toasts;
const words = habitsText.center;

export interface Pair {
  hero: Child;
  habit: MasterHabit;
}

/** One hero's habit, as far as the hero has it. */
export interface Planned {
  pair: Pair;
  assignment: ChildHabit;
}

/** Who does what, as the table and the list show it. */
export interface Assignments {
  heroes: readonly Child[];
  habits: readonly MasterHabit[];
  weekStart: WeekStart;
  of: (pair: Pair) => ChildHabit | undefined;
  /** Opens when a habit is due for one hero. */
  onPlan: (planned: Planned) => void;
}

/** An assignment that is shown already and not yet confirmed by the server. */
const UNCONFIRMED = 'unconfirmed:';

export const isUnconfirmed = ({ id }: ChildHabit): boolean => id.startsWith(UNCONFIRMED);

/** Whether anything of when it is due is the hero's own. */
export const hasOwnPlan = ({ own }: ChildHabit): boolean =>
  own.schedule !== null || own.partOfDay !== null || own.timesPerDay !== null;

type Change = (all: ChildHabit[]) => ChildHabit[];

const unconfirmedId = ({ hero, habit }: Pair) => `${UNCONFIRMED}${hero.id}:${habit.id}`;
const without =
  (id: string): Change =>
  (all) =>
    all.filter((old) => old.id !== id);

/** Gives, pauses, resumes and takes away one hero's habit; the screen does not wait for the server. */
export function useAssignHabit(pair: Pair) {
  const utils = trpc.useUtils();
  const assign = trpc.habits.assign.useMutation();
  const update = trpc.habits.update.useMutation();
  const remove = trpc.habits.remove.useMutation();
  const refresh = [utils.habits, utils.home, utils.progress];
  const { hero, habit } = pair;
  const change = (how: Change) => utils.habits.listAll.setData(undefined, (all = []) => how(all));
  /** Takes back exactly what was shown, so that what others changed meanwhile stays. */
  async function preview(show: Change, takeBack: Change) {
    await utils.habits.listAll.cancel();
    change(show);
    return () => change(takeBack);
  }

  const assigning = useAct({
    call: () => assign.mutateAsync({ id: hero.id, masterHabitId: habit.id }),
    show() {
      const { voiceRecording: _, voiceRecordingName: __, ...shared } = habit;
      const id = unconfirmedId(pair);
      const own = { schedule: null, partOfDay: null, timesPerDay: null, approval: null };
      const whose = { id, childId: hero.id, masterHabitId: habit.id };
      const shown: ChildHabit = { ...shared, ...whose, own, isActive: true };
      return preview((all) => [...without(id)(all), shown], without(id));
    },
    done(made) {
      change((all) => [...without(made.id)(without(unconfirmedId(pair))(all)), made]);
      return { title: text.assigned.title, message: text.assigned.message(habit.name, hero.name) };
    },
    refresh,
    failed: { title: text.error, message: text.assignFailed },
  });

  const switching = useAct({
    call: ({ id, isActive }: ChildHabit) => update.mutateAsync({ id, isActive: !isActive }),
    show({ id, isActive }) {
      const set =
        (isOn: boolean): Change =>
        (all) =>
          all.map((old) => (old.id === id ? { ...old, isActive: isOn } : old));
      return preview(set(!isActive), set(isActive));
    },
    refresh,
    failed: { title: text.error, message: text.habitStatusFailed },
  });

  const removing = useAct({
    call: ({ id }: ChildHabit) => remove.mutateAsync({ id }),
    show: (assignment) => preview(without(assignment.id), (all) => [...all, assignment]),
    done: () => ({ title: text.removed.title, message: text.removed.message(habit.name, hero.name) }),
    refresh,
    failed: { title: text.error, message: text.removeFailed },
  });

  return {
    assign: () => void assigning.send(),
    /** Pauses it, or goes on with it. */
    toggle: (assignment: ChildHabit) => void switching.send(assignment),
    askRemove: (assignment: ChildHabit) =>
      confirmDestructive({
        title: words.removeTitle(habit.name, hero.name),
        body: words.removeBody,
        confirmLabel: words.remove,
        onConfirm: () => void removing.send(assignment),
      }),
  };
}
