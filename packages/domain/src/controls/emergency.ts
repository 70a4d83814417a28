import type { ControlSettings } from './defaults';

/** The fields that only the emergency calls may change (contract: 'emergency fields aside'). */
export const EMERGENCY_FIELDS = ['emergencyMode', 'emergencyActivatedAt', 'blockAllApps'] as const;

type EmergencyState = Pick<ControlSettings, (typeof EMERGENCY_FIELDS)[number]>;

/** Emergency on since `now`; activating again keeps the first time (rules: controls: idempotent). */
export function activateEmergency(state: EmergencyState, now: Date): EmergencyState {
  const since = state.emergencyMode ? state.emergencyActivatedAt : null;
  return { emergencyMode: true, blockAllApps: true, emergencyActivatedAt: since ?? now };
}

/** Emergency off: all three fields are cleared (rules: controls). */
export function deactivateEmergency(): EmergencyState {
  return { emergencyMode: false, blockAllApps: false, emergencyActivatedAt: null };
}

/** A parent's change to the controls without the fields that it may not touch. */
export function withoutEmergencyFields<Change extends Partial<ControlSettings>>(
  change: Change,
): Omit<Change, keyof EmergencyState> {
  const allowed = { ...change };
  for (const field of EMERGENCY_FIELDS) delete allowed[field];
  return allowed;
}
