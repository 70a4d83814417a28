import { createAtom, shallow, useSelector } from '@tanstack/react-store';
import { recall, remember } from '../../device/store';

/** What a parent has switched off, as far as the server's answers have told this device. */
export type Restrictions = {
  hasEmergency: boolean;
  /** What a parent wrote to the hero; empty: the app's own words. */
  emergencyWords: string;
  hasMissionsDisabled: boolean;
};

const none: Restrictions = { hasEmergency: false, emergencyWords: '', hasMissionsDisabled: false };

const EMERGENCY = 'emergency';

const current = createAtom(remembered());

/** An emergency outlasts a reload: without the network nobody could tell this device of it again. */
function remembered(): Restrictions {
  const words = recall(EMERGENCY);
  return typeof words === 'string' ? { ...none, hasEmergency: true, emergencyWords: words } : none;
}

/** Remembers a change and tells the screens; a call that changes nothing is silent. */
export function setRestrictions(change: Partial<Restrictions>): void {
  const next = { ...current.get(), ...change };
  if (shallow(next, current.get())) return;
  remember(EMERGENCY, next.hasEmergency ? next.emergencyWords : null);
  current.set(next);
}

/** Closes the app for an emergency, with the words that came along. */
export function showEmergency({ message }: { message: string }): void {
  setRestrictions({ hasEmergency: true, emergencyWords: message });
}

export function clearRestrictions(): void {
  setRestrictions(none);
}

export const useRestrictions = (): Restrictions => useSelector(current);

/** Whether this device's hero may call a parent, as far as the server's answers have told it. */
export interface ParentContact {
  heroId: string;
  isEnabled: boolean;
}

const CONTACT = 'contact';

/** Keeps it for when the app is closed: in emergency mode the server tells a hero nothing, not even who they are. */
export const rememberContact = (contact: ParentContact | null): void => remember(CONTACT, contact);

/** What was kept; null on a device where no hero's home has opened yet. */
export function recallContact(): ParentContact | null {
  const kept = recall(CONTACT) as Partial<ParentContact> | null;
  if (typeof kept?.heroId !== 'string' || typeof kept.isEnabled !== 'boolean') return null;
  return { heroId: kept.heroId, isEnabled: kept.isEnabled };
}
