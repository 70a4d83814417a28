import { findChild } from '@herohood/db/children/queries';
import { type AuditRow, listAudit as readAudit } from '@herohood/db/family/queries';
import { type AuditEntry, auditEntrySchema, type listAuditInput } from '@herohood/domain/family/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { sayActor, sayAudit } from './say-audit';

/** Entries a page. */
export const AUDIT_PAGE = 50;

/**
 * Who did what in the family, newest first, a page of 50; `before` is an entry's id or an instant (rules: family),
 * `childId` leaves only what concerns that hero of the family (404 for any other; rules: family).
 */
export async function listAudit(
  ctx: ParentContext,
  { before, childId }: z.output<typeof listAuditInput>,
): Promise<AuditEntry[]> {
  if (childId !== undefined) found(await findChild(ctx.db, ctx.familyId, childId), 'This hero');
  const rows = await readAudit(ctx.db, ctx.familyId, {
    before: before === undefined ? undefined : readBefore(before),
    childId,
    limit: AUDIT_PAGE,
  });
  return rows.map((row) => presentAudit(row, ctx.locale));
}

function readBefore(before: string): { id: number } | { at: Date } {
  return /^\d+$/.test(before) ? { id: Number(before) } : { at: new Date(before) };
}

function presentAudit(row: AuditRow, locale: string): AuditEntry {
  return auditEntrySchema.parse({
    id: String(row.id),
    at: row.at.toISOString(),
    actor: { kind: row.actorKind, name: sayActor(row, locale) },
    act: row.act,
    ...(row.childId ? { childId: row.childId } : {}),
    summary: sayAudit(row, locale),
  });
}
