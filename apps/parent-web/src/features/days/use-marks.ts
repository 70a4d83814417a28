import { decideMark } from '@herohood/domain/days/mark-rules';
import type { MarkKind } from '@herohood/domain/days/marks';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { appText } from '../../text/en/app';
import { daysText } from '../../text/en/days';
import { rangeWords } from './mark-words';
import { useRefreshDays } from './use-refresh-days';

const text = daysText.toasts;

/** What a mark says, without what the server gives it. */
export interface MarkValues {
  /** Null: all heroes. */
  childId: string | null;
  kind: MarkKind;
  from: string;
  until: string;
  note: string | null;
}

const valuesOf = ({ childId, kind, from, until, note }: DayMark): MarkValues => ({
  ...{ childId, kind, from, until },
  note: note ?? null,
});

/** Marks days, changes and deletes marks; each act can be undone by one tap, unless that would mark days of too long ago. */
export function useMarks(today: string) {
  const refresh = useRefreshDays();
  const create = trpc.days.createMark.useMutation();
  const update = trpc.days.updateMark.useMutation();
  const remove = trpc.days.removeMark.useMutation();

  async function takeBack(act: () => Promise<unknown>) {
    try {
      await act();
      toast.success(text.undone);
    } catch (error) {
      toast.error({ title: text.undoFailed, message: messageOf(error, appText.checkConnection) });
    }
    await refresh();
  }

  /** Tells what was done; `isTo` is the mark as it was before, `from` as it is now. */
  function tell(
    said: Parameters<typeof toast.success>[0],
    {
      from = null,
      isTo,
      onUndo,
    }: { from?: MarkValues | null; isTo: DayMark; onUndo: () => Promise<unknown> },
  ) {
    const canUndo = decideMark({ before: from, after: isTo, today }).kind === 'allowed';
    if (canUndo) toast.undoable({ ...said, onUndo: () => void takeBack(onUndo) });
    else toast.success(said);
  }

  const make = ({ childId, note, ...mark }: MarkValues) =>
    create.mutateAsync({ ...mark, ...(childId && { childId }), ...(note && { note }) });
  const change = ({ id }: DayMark, { kind, from, until, note }: MarkValues) =>
    update.mutateAsync({ id, kind, from, until, note });

  /** @throws what the server says */
  async function mark(
    values: MarkValues,
    said = text.marked(daysText.kinds[values.kind], rangeWords(values)),
  ) {
    const { id } = await make(values);
    toast.undoable({ ...said, onUndo: () => void takeBack(() => remove.mutateAsync({ id })) });
    await refresh();
  }

  /** @throws what the server says */
  async function edit(
    old: DayMark,
    values: MarkValues,
    said = text.saved(daysText.kinds[values.kind], rangeWords(values)),
  ) {
    await change(old, values);
    tell(said, { from: values, isTo: old, onUndo: () => change(old, valuesOf(old)) });
    await refresh();
  }

  /** @throws what the server says */
  async function erase(old: DayMark, said = text.removed(daysText.kinds[old.kind], rangeWords(old))) {
    await remove.mutateAsync({ id: old.id });
    tell(said, { isTo: old, onUndo: () => make(valuesOf(old)) });
    await refresh();
  }

  /** Does it, and tells what went wrong. Out: whether it was done. */
  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      toast.error({ title: text.failed, message: messageOf(error, appText.checkConnection) });
      return false;
    }
  }

  return { mark, edit, erase, attempt, isBusy: create.isPending || update.isPending || remove.isPending };
}
