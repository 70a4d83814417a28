import { messageOf } from '@herohood/browser/api-error';
import { sayList } from '@herohood/browser/text/say';
import { importedDays, MOST_LISTED_DAYS } from '@herohood/domain/days/mark-rules';
import type { MarkKind } from '@herohood/domain/days/marks';
import type { ImportedMarks } from '@herohood/domain/days/marks-schema';
import { addDays } from '@herohood/domain/time/family-day';
import { useRef, useState } from 'react';
import { trpc } from '../../lib/api';
import { runAll, useAct } from '../../lib/use-act';
import { appText } from '../../text/en/app';
import { daysText, importText as text } from '../../text/en/days';
import { emptiedCalendar, nameLines } from './decode-calendar';
import { type MarkValues, useDayQueries } from './use-marks';

/** What is to be read, and how. */
export interface ImportValues extends Pick<MarkValues, 'kind' | 'childId'> {
  ics: string;
}

/** An import that can be taken back. */
interface Imported {
  values: ImportValues;
  /** The ids of what it added. */
  added: readonly string[];
  /** Nothing of this calendar was there before; one without a name is taken for another one without. */
  isNewHere: boolean;
}

type Look =
  | { state: 'none' | 'looking' }
  | { state: 'seen'; result: ImportedMarks }
  | { state: 'refused'; message: string };

/** Looks through a calendar file, imports it, and takes back what an import added. */
export function useImport(today: string) {
  const utils = trpc.useUtils();
  const refresh = useDayQueries();
  const trial = trpc.days.importMarks.useMutation();
  const real = trpc.days.importMarks.useMutation();
  const remove = trpc.days.removeMark.useMutation();
  const [look, setLook] = useState<Look>({ state: 'none' });
  // The newest look counts, whichever answer comes last.
  const newest = useRef(0);

  async function lookThrough({ childId, ...values }: ImportValues) {
    newest.current += 1;
    const own = newest.current;
    const show = (next: Look) => own === newest.current && setLook(next);
    show({ state: 'looking' });
    try {
      const result = await trial.mutateAsync({ ...values, ...(childId && { childId }), dryRun: true });
      show({ state: 'seen', result });
    } catch (error) {
      show({ state: 'refused', message: messageOf(error, appText.checkConnection) });
    }
  }

  /** What stands in the days of such an import, which are more than one look lists. */
  async function importedIds(kind: MarkKind): Promise<Set<string>> {
    const { from, until } = importedDays(kind, today);
    const next = addDays(from, MOST_LISTED_DAYS);
    const lists = await Promise.all([
      utils.client.days.listMarks.query({ from, until: addDays(next, -1) }),
      utils.client.days.listMarks.query({ from: next, until }),
    ]);
    return new Set(lists.flat().flatMap(({ id, source }) => (source === 'import' ? [id] : [])));
  }

  /**
   * What an import added, by its ids; null where something that was there is gone, changed or joined with new days: that cannot be brought back from
   * here, and taking away what is new would take the old days with it.
   */
  async function addedSince(before: ReadonlySet<string>, kind: MarkKind): Promise<string[] | null> {
    const after = await importedIds(kind);
    const isWhole = [...before].every((id) => after.has(id));
    return isWhole ? [...after].filter((id) => !before.has(id)) : null;
  }

  const send = ({ childId, ...rest }: ImportValues) =>
    real.mutateAsync({ ...rest, ...(childId && { childId }) });

  const undoing = useAct({
    /** What a parent deletes stays deleted; so of a calendar that is new here all is left out again instead, and can come back. */
    async call({ values, added, isNewHere }: Imported) {
      if (isNewHere) return void (await send({ ...values, ics: emptiedCalendar(values.ics) }));
      const { reasons } = await runAll(added, (id) => remove.mutateAsync({ id }));
      if (reasons.length > 0) throw reasons[0];
    },
    done: () => daysText.toasts.undone,
    refresh,
    failed: { title: daysText.toasts.undoFailed },
  });
  const importing = useAct({
    async call(values: ImportValues) {
      const before = await importedIds(values.kind);
      const result = await send(values);
      const added = result.added > 0 ? await addedSince(before, values.kind).catch(() => null) : null;
      const isKnown = result.changed + result.removed + result.skipped > 0;
      const isNewHere = !isKnown && (before.size === 0 || nameLines(values.ics).length > 0);
      return { result, added: added ?? [], isNewHere };
    },
    done({ result, added, isNewHere }, values) {
      const onUndo = () => void undoing.send({ values, added, isNewHere });
      return { ...text.done(sayList(countsOf(result))), ...(added.length > 0 && { onUndo }) };
    },
    refresh,
    failed: { title: text.failed },
  });

  return {
    look,
    lookThrough,
    forget: () => setLook({ state: 'none' }),
    /** Out: whether it was imported. */
    importAll: async (values: ImportValues) => (await importing.send(values)).isDone,
    isImporting: importing.isSending,
  };
}

/** '12 days added', and whatever else there is to say. */
export function countsOf(result: ImportedMarks): string[] {
  const kinds = ['added', 'changed', 'removed', 'skipped'] as const;
  return kinds.flatMap((kind) => (result[kind] > 0 ? [text.counts[kind](result[kind])] : []));
}
