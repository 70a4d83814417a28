import type { FamilyRow } from '@herohood/db/family/queries';
import type { AutoApprovalSettings } from '@herohood/domain/missions/schema';
import { autoApprovalSettingsSchema } from '@herohood/domain/missions/schema';
import { hasPaidAccess, hasPremiumAccess } from '@herohood/domain/subscription/access';
import { type FamilyClock, familyDay } from '@herohood/domain/time/family-day';

/** A family as acts see it: its row, and what follows from it at this moment. */
export interface Family {
  id: string;
  row: FamilyRow;
  clock: FamilyClock;
  /** The family's day now (YYYY-MM-DD). */
  today: string;
  hasPremiumAccess: boolean;
  hasPaidAccess: boolean;
  autoApproval: AutoApprovalSettings;
}

/** Lays the rules of access, time and auto-approval over a family's row at `now`. */
export function toFamily(row: FamilyRow, now: Date): Family {
  const clock = { timeZone: row.timeZone, dayStartHour: row.dayStartHour };
  return {
    id: row.id,
    row,
    clock,
    today: familyDay(now, clock),
    hasPremiumAccess: hasPremiumAccess(row, now),
    hasPaidAccess: hasPaidAccess(row, now),
    autoApproval: autoApprovalOf(row),
  };
}

/** The family's auto-approval settings in the contract's shape. */
export function autoApprovalOf(row: FamilyRow): AutoApprovalSettings {
  return autoApprovalSettingsSchema.parse({
    enabled: row.autoApprovalEnabled,
    timeValue: row.autoApprovalValue,
    timeUnit: row.autoApprovalUnit,
    applyToAllChildren: row.autoApprovalForAll,
    childSpecificSettings: row.autoApprovalByChild,
  });
}
