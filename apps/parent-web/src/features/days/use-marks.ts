import { decideMark } from '@herohood/domain/days/mark-rules';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { trpc } from '../../lib/api';
import { shortDay } from '../../lib/format-day';
import type { ToastText } from '../../lib/toast';
import { useAct } from '../../lib/use-act';
import { daysText } from '../../text/en/days';
import type { DayRange } from './month';

const text = daysText.toasts;

/** What a mark says, without what the server gives it; for all heroes where it names none. */
export type MarkValues = Pick<DayMark, 'childId' | 'kind' | 'from' | 'until' | 'note'>;

/** A mark as it was and as it shall be: null where there was none, or shall be none. */
interface Change {
  from: DayMark | null;
  to: MarkValues | null;
  said: ToastText;
}

const valuesOf = ({ childId, kind, from, until, note }: DayMark) => ({ childId, kind, from, until, note });

/** Everything that days off change: calendars, what is due, figures and streaks. */
export function useDayQueries() {
  const { days, home, progress } = trpc.useUtils();
  return [days, home, progress];
}

/** Marks days, changes and deletes marks; each act can be undone by one tap, unless that would mark days of too long ago. */
export function useMarks(today: string) {
  const refresh = useDayQueries();
  const create = trpc.days.createMark.useMutation();
  const update = trpc.days.updateMark.useMutation();
  const remove = trpc.days.removeMark.useMutation();

  /** Out: the mark that is there now, or was there last. */
  async function carryOut({ from: old, to }: Pick<Change, 'from' | 'to'>): Promise<DayMark> {
    if (!to) {
      if (old) await remove.mutateAsync({ id: old.id });
      return old as DayMark;
    }
    const { childId, note, ...mark } = to;
    if (old) return update.mutateAsync({ id: old.id, ...mark, note });
    return create.mutateAsync({ ...mark, ...(childId && { childId }), ...(note && { note }) });
  }

  const undoing = useAct({
    call: carryOut,
    done: () => text.undone,
    refresh,
    failed: { title: text.undoFailed },
  });
  const changing = useAct({
    call: carryOut,
    done(now, { from: old, to, said }: Change) {
      const canUndo = !old || decideMark({ before: to, after: old, today }).kind === 'allowed';
      const back = { from: to && now, to: old && valuesOf(old) };
      return { ...said, ...(canUndo && { onUndo: () => void undoing.send(back) }) };
    },
    refresh,
    failed: { title: text.failed },
  });

  const { kinds } = daysText;
  return {
    mark: (to: MarkValues, said: ToastText = text.marked(kinds[to.kind], rangeWords(to))) =>
      changing.send({ from: null, to, said }),
    edit: (from: DayMark, to: MarkValues, said: ToastText = text.saved(kinds[to.kind], rangeWords(to))) =>
      changing.send({ from, to, said }),
    erase: (from: DayMark, said: ToastText = text.removed(kinds[from.kind], rangeWords(from))) =>
      changing.send({ from, to: null, said }),
    isBusy: changing.isSending || undoing.isSending,
  };
}

/** 'Mon 23 Nov', or 'Mon 23 Nov to Fri 27 Nov'. */
export function rangeWords({ from, until }: DayRange): string {
  return from === until ? shortDay(from) : daysText.list.range(shortDay(from), shortDay(until));
}
