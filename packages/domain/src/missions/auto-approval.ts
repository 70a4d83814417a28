import { MINUTE_MS } from '../time/durations';
import type { AutoApprovalSettings, AutoApprovalUnit, ChildDelay } from './schema';

/** Hours of one unit; elapsed hours, so that daylight saving changes nothing (rules: missions). */
const UNIT_HOURS: Record<AutoApprovalUnit, number> = { hours: 1, days: 24, weeks: 168 };

/** A new family has auto-approval off, at 24 hours (rules: auto-approval). */
export const DEFAULT_AUTO_APPROVAL: AutoApprovalSettings = {
  enabled: false,
  timeValue: 24,
  timeUnit: 'hours',
  applyToAllChildren: true,
  childSpecificSettings: {},
};

function delayMs({ timeValue, timeUnit }: Pick<ChildDelay, 'timeValue' | 'timeUnit'>): number {
  return timeValue * UNIT_HOURS[timeUnit] * 60 * MINUTE_MS;
}

/**
 * How long (ms) a child's mission waits before it approves itself; null when auto-approval is off for that child.
 * Without `applyToAllChildren` only the child's own entry counts (rules: auto-approval).
 */
export function delayMsFor(settings: AutoApprovalSettings, childId: string): number | null {
  if (!settings.enabled) return null;
  if (settings.applyToAllChildren) return delayMs(settings);
  const own = Object.hasOwn(settings.childSpecificSettings, childId)
    ? settings.childSpecificSettings[childId]
    : undefined;
  return own?.enabled ? delayMs(own) : null;
}

/**
 * When a completion approves itself under the settings in force now; null when it does not. Counted from its arrival at
 * the server, because the time at which it was done is the device's own claim (rules: auto-approval).
 */
export function dueAt(arrivedAt: Date, settings: AutoApprovalSettings, childId: string): Date | null {
  const delay = delayMsFor(settings, childId);
  return delay === null ? null : new Date(arrivedAt.getTime() + delay);
}

export interface AutoApprovalQuestion {
  settings: AutoApprovalSettings;
  childId: string;
  /** When the server took the completion in. */
  arrivedAt: Date;
  /** Its stored due time; null while a parent's rejection or undo keeps it out of the timer's hands. */
  autoApprovesAt: Date | null;
  now: Date;
  /** The family's premium access at `now` (rules: subscription). */
  hasAccess: boolean;
}

/** Whether a pending completion may be approved without a parent right now (rules: server truth, subscription, auto-approval). */
export function isAutoApprovalAllowed(question: AutoApprovalQuestion): boolean {
  const { settings, childId, arrivedAt, autoApprovesAt, now, hasAccess } = question;
  const due = autoApprovesAt && dueAt(arrivedAt, settings, childId);
  return hasAccess && due !== null && due.getTime() <= now.getTime();
}

/** How long until auto-approval, in its two largest units; nothing is left when it is ready. */
export type Countdown =
  | { kind: 'days'; days: number; hours: number }
  | { kind: 'hours'; hours: number; minutes: number }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'ready' };

/** The countdown of a mission (rules: missions). Minutes round up, so that 'ready' never comes too early. */
export function countdown(dueAt: Date, now: Date): Countdown {
  const minutes = Math.ceil((dueAt.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return { kind: 'ready' };
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return { kind: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
  return hours > 0 ? { kind: 'hours', hours, minutes: minutes % 60 } : { kind: 'minutes', minutes };
}
