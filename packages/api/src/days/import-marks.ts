import type { Executor } from '@herohood/db/client';
import { type ImportSource, listImported, writeImported } from '@herohood/db/days/import-queries';
import { countMarks } from '@herohood/db/days/mark-queries';
import { lockFamily } from '@herohood/db/family/queries';
import { type ImportPlan, planImport } from '@herohood/domain/days/import-plan';
import { importedDays, isTooLarge, MOST_MARKS } from '@herohood/domain/days/mark-rules';
import type { ImportedMarks, importMarksInput } from '@herohood/domain/days/marks-schema';
import type { Locale } from '@herohood/domain/languages/locale';
import type * as z from 'zod';
import { act } from '../act';
import { findOwnChild } from '../children/own-child';
import type { ParentContext } from '../context';
import { refusal } from '../refusals';
import { say } from '../text/say';
import { turnOf } from '../turns';
import type { CalendarAnswer, ReadCalendar } from './calendar/read-calendar';
import { lockMarked, tellMarked, tooManyMarks } from './marks';

type Input = z.output<typeof importMarksInput>;

/**
 * Marks the days of a calendar file's events for a hero, or for all (rules: import of calendars). 413 above 1 MB, 400 for
 * what is no calendar; an event that cannot be read is told by its line. The same file again changes nothing. With `dryRun`
 * nothing is written.
 */
export async function importMarks(
  ctx: ParentContext,
  { ics, kind, childId = null, dryRun }: Input,
): Promise<ImportedMarks> {
  const { familyId } = ctx;
  if (childId !== null) await findOwnChild(ctx, childId);
  const { clock, today } = ctx.parent.family;
  if (isTooLarge(ics)) throw refusal('TOO_LARGE', 'largeCalendar');
  const days = importedDays(kind, today);
  const read = readOrRefuse(await ctx.calendars.read(turnOf(ctx), { file: ics, clock, ...days }));
  const from: ImportSource = { familyId, childId, kind, source: read.source ?? kind };
  const plan = async (db: Executor) =>
    requireRoom(
      db,
      familyId,
      planImport({
        ...{ rows: await listImported(db, from), events: read.events, ...days },
        isNameless: read.source === null,
      }),
    );
  if (dryRun) return answer(await plan(ctx.db), read, ctx.locale);
  const done = await act(ctx, async (tx, unit) => {
    const name = await lockMarked(tx, { familyId, childId });
    // One at a time, so that what was read of earlier imports still stands when this one is written.
    await lockFamily(tx, familyId);
    const { gone, made, touchedFrom, ...figures } = await plan(tx);
    if (gone.length + made.length === 0) return figures;
    await writeImported(tx, from, { gone, made, now: ctx.now() });
    await tellMarked(unit, { childId, type: 'updated', fromDay: touchedFrom });
    const { added, changed, removed } = figures;
    unit.audit({ act: 'day_marks.imported', args: { name, kind, added, changed, removed }, childId });
    return figures;
  });
  return answer(done, read, ctx.locale);
}

function readOrRefuse(read: CalendarAnswer): ReadCalendar {
  if (read.kind === 'noCalendar') throw refusal('BAD_REQUEST', 'noCalendar');
  if (read.kind === 'tooMuch') throw refusal('BAD_REQUEST', 'busyCalendar');
  return read;
}

async function requireRoom(db: Executor, familyId: ParentContext['familyId'], plan: ImportPlan) {
  const { made, gone } = plan;
  if (made.length > gone.length) {
    const there = await countMarks(db, familyId);
    if (there + made.length - gone.length > MOST_MARKS) throw tooManyMarks();
  }
  return plan;
}

const answer = (
  { added, changed, removed, skipped }: Omit<ImportedMarks, 'unread' | 'errors'>,
  { errors, unread }: ReadCalendar,
  locale: Locale,
): ImportedMarks => ({
  ...{ added, changed, removed, skipped, unread },
  errors: errors.map(({ line, words }) => ({ line, message: say(locale, words) })),
});
