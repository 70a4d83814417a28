import type { FamilyId } from '@herohood/db/family/family-id';
import type { FamilyRow } from '@herohood/db/family/queries';
import { type AutoApprovalSettings, autoApprovalSettingsSchema } from '@herohood/domain/missions/schema';
import {
  hasPaidAccess,
  hasPremiumAccess,
  hasYearlyAccess,
  inForce,
} from '@herohood/domain/subscription/access';
import type { Billing } from '@herohood/domain/subscription/schema';
import { type FamilyClock, familyDay } from '@herohood/domain/time/family-day';

/** A family as acts see it: its row, and what follows from it at this moment. */
export interface Family {
  id: FamilyId;
  /** As stored; its subscription is what is in force. */
  row: FamilyRow;
  billing: Billing;
  clock: FamilyClock;
  /** The family's day now (YYYY-MM-DD). */
  today: string;
  hasPremiumAccess: boolean;
  hasPaidAccess: boolean;
  hasYearlyAccess: boolean;
  autoApproval: AutoApprovalSettings;
}

/** Lays the rules of access, time and auto-approval over a family's row at this moment. */
export function toFamily(stored: FamilyRow, ports: { now: () => Date; billing: Billing }): Family {
  const { billing } = ports;
  const now = ports.now();
  const row = inForce(stored, billing);
  const clock = { timeZone: row.timeZone, dayStartHour: row.dayStartHour };
  return {
    id: row.id,
    row,
    billing,
    clock,
    today: familyDay(now, clock),
    hasPremiumAccess: hasPremiumAccess(row, now),
    hasPaidAccess: hasPaidAccess(row, now),
    hasYearlyAccess: hasYearlyAccess(row, now),
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

interface WithFamily {
  family: Family;
}

/** The family of whoever calls: its clock, its day and its access. */
export function familyOf(ctx: { parent?: WithFamily | null; child?: WithFamily | null }): Family {
  const family = ctx.parent?.family ?? ctx.child?.family;
  if (!family) throw new Error('A family call without a caller.');
  return family;
}
