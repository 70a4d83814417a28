import type { DayMarkRow } from '@herohood/db/days/mark-queries';
import type { DayMark } from '@herohood/domain/days/marks-schema';

export function presentMark(row: DayMarkRow): DayMark {
  return {
    id: row.id,
    childId: row.childId,
    kind: row.kind,
    from: row.fromDay,
    until: row.untilDay,
    note: row.note,
    source: row.importUid === null ? 'parent' : 'import',
    createdAt: row.createdAt.toISOString(),
  };
}
