import type { ControlsRow } from '@herohood/db/controls/queries';
import type { Controls } from '@herohood/domain/controls/schema';

/** The contract's shape; the emergency's message is not part of it, the hero reads it in their 403. */
export function presentControls(row: ControlsRow): Controls {
  const { familyId: _family, childId: _child, emergencyMessage: _message, ...settings } = row;
  return { ...settings, emergencyActivatedAt: row.emergencyActivatedAt?.toISOString() ?? null };
}
