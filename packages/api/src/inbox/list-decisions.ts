import { type DecisionRow, listDecisions as readDecisions } from '@herohood/db/inbox/decision-queries';
import { DECISION_PAGE } from '@herohood/domain/inbox/decision-page';
import type { Decision, listDecisionsInput } from '@herohood/domain/inbox/schema';
import { UNDO_WINDOW_MS, undoableUntil } from '@herohood/domain/inbox/undo-window';
import { STICKER_NAMES, type StickerId } from '@herohood/domain/praise/praise';
import type * as z from 'zod';
import type { ParentContext } from '../context';

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
  return rows.map(presentDecision);
}

function presentDecision(row: DecisionRow): Decision {
  return {
    id: row.id,
    kind: row.kind,
    outcome: row.isApproved ? 'approved' : 'rejected',
    childId: row.childId,
    summary: summaryOf(row),
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
function summaryOf(row: DecisionRow): string {
  const said = [
    row.words && `"${row.words}"`,
    row.sticker && `sticker ${STICKER_NAMES[row.sticker as StickerId]}`,
    row.hasVoice && 'voice note',
  ].filter(Boolean);
  return said.length === 0 ? subjectOf(row) : `${subjectOf(row)} · ${said.join(', ')}`;
}

function subjectOf({ kind, what, amount, isGiven }: DecisionRow): string {
  if (kind === 'mission') return `${what} (${amount} XP)`;
  if (kind === 'points') return `${amount} points: ${what}`;
  if (kind === 'proposal' && amount !== null) return `${what} (${amount} XP)`;
  return isGiven ? `Given: ${what}` : what;
}
