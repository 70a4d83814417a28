import { type DecisionRow, listDecisions as readDecisions } from '@herohood/db/inbox/decision-queries';
import { DECISION_PAGE } from '@herohood/domain/inbox/decision-page';
import type { Decision, listDecisionsInput } from '@herohood/domain/inbox/schema';
import { UNDO_WINDOW_MS, undoableUntil } from '@herohood/domain/inbox/undo-window';
import type { Locale } from '@herohood/domain/languages/locale';
import { STICKER_NAMES, type StickerId } from '@herohood/domain/praise/praise';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { sayReason } from '../points/say-entry';
import { decisionTexts } from '../text/en/decisions';
import { say } from '../text/say';

const KINDS: DecisionRow['kind'][] = ['mission', 'claim', 'points', 'proposal'];

/**
 * What was decided in the last 24 hours, the newest first, a page of 100; `before` continues it (rules: undo). A helper
 * sees decisions about missions.
 */
export async function listDecisions(
  ctx: ParentContext,
  { before }: z.output<typeof listDecisionsInput>,
): Promise<Decision[]> {
  const rows = await readDecisions(ctx.db, {
    familyId: ctx.familyId,
    since: new Date(ctx.now().getTime() - UNDO_WINDOW_MS),
    before: before === undefined ? null : new Date(before),
    kinds: ctx.parent.familyRole === 'helper' ? ['mission'] : KINDS,
    limit: DECISION_PAGE,
  });
  return rows.map((row) => presentDecision(row, ctx.locale));
}

function presentDecision(row: DecisionRow, locale: Locale): Decision {
  return {
    id: row.id,
    kind: row.kind,
    outcome: row.isApproved ? 'approved' : 'rejected',
    childId: row.childId,
    summary: summaryOf(row, locale),
    at: row.at.toISOString(),
    by: { kind: decidedBy(row), name: row.byName },
    undoableUntil: row.canBeUndone ? undoableUntil(row.at).toISOString() : null,
  };
}

function decidedBy({ isByTimer, isByTrust }: DecisionRow): Decision['by']['kind'] {
  if (isByTrust) return 'trust';
  return isByTimer ? 'timer' : 'parent';
}

/** What it was about, and what was said with it. */
function summaryOf(row: DecisionRow, locale: Locale): string {
  const { sticker } = row;
  const said = [
    row.words && `"${row.words}"`,
    sticker && say(locale, { id: decisionTexts.sticker, values: { sticker: nameOf(sticker, locale) } }),
    row.hasVoice && say(locale, decisionTexts.voice),
  ].filter(Boolean);
  return said.length === 0 ? subjectOf(row, locale) : `${subjectOf(row, locale)} · ${said.join(', ')}`;
}

const nameOf = (sticker: string, locale: Locale) => say(locale, STICKER_NAMES[sticker as StickerId]);

function subjectOf({ kind, what, source, amount, isGiven }: DecisionRow, locale: Locale): string {
  const { mission, proposal, points, given } = decisionTexts;
  if (amount !== null && kind === 'mission')
    return say(locale, { id: mission, values: { what, xp: amount } });
  if (amount !== null && kind === 'points')
    return say(locale, {
      id: points,
      values: { what: sayReason(source ?? '', what, locale), points: amount },
    });
  if (amount !== null && kind === 'proposal')
    return say(locale, { id: proposal, values: { what, xp: amount } });
  return isGiven ? say(locale, { id: given, values: { what } }) : what;
}
