import { listChildren } from '@herohood/db/children/queries';
import { lockFamily, updateFamily } from '@herohood/db/family/queries';
import { countAutoApprovals, rescheduleFamily } from '@herohood/db/missions/auto-approval-queries';
import { delayMsFor } from '@herohood/domain/missions/auto-approval';
import type {
  AutoApprovalSettings,
  AutoApprovalStats,
  updateAutoApprovalSettingsInput,
} from '@herohood/domain/missions/schema';
import { WINDOW_DAYS } from '@herohood/domain/progress/weekly';
import { addDays, dayBounds } from '@herohood/domain/time/family-day';
import type * as z from 'zod';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import type { ParentContext } from '../context';
import { autoApprovalOf } from '../family/family';
import { missing } from '../refusals';

/** Changes the settings and recomputes the due time of everything that waits (rules: auto-approval). */
export async function updateAutoApprovalSettings(
  ctx: ParentContext,
  input: z.output<typeof updateAutoApprovalSettingsInput>,
): Promise<AutoApprovalSettings> {
  const { familyId } = ctx;
  return act(ctx, async (tx, unit) => {
    const children = (await listChildren(tx, familyId)).map(({ id }) => id);
    const strangers = Object.keys(input.childSpecificSettings ?? {}).filter((id) => !children.includes(id));
    if (strangers.length > 0) throw missing('This hero');
    const before = await lockFamily(tx, familyId);
    const changed = changedFields(before, {
      autoApprovalEnabled: input.enabled,
      autoApprovalValue: input.timeValue,
      autoApprovalUnit: input.timeUnit,
      autoApprovalForAll: input.applyToAllChildren,
      autoApprovalByChild: input.childSpecificSettings,
    });
    if (!changed) return autoApprovalOf(before);
    const settings = autoApprovalOf(await updateFamily(tx, familyId, changed));
    await rescheduleFamily(tx, familyId, delaysOf(settings, children));
    unit.event({ type: 'updated', entity: 'auto_approval', childId: 'all' });
    unit.audit({ act: 'mission.auto_approval_changed', args: { isOn: settings.enabled } });
    return settings;
  });
}

function delaysOf(settings: AutoApprovalSettings, children: string[]): Map<string, number> {
  const delays = new Map<string, number>();
  for (const id of children) {
    const delay = delayMsFor(settings, id);
    if (delay !== null) delays.set(id, delay);
  }
  return delays;
}

/** How much the timer has done and has before it (rules: auto-approval). */
export async function autoApprovalStats(ctx: ParentContext): Promise<AutoApprovalStats> {
  const { today, clock } = ctx.parent.family;
  const { start } = dayBounds(addDays(today, 1 - WINDOW_DAYS), clock);
  return countAutoApprovals(ctx.db, ctx.familyId, start);
}
