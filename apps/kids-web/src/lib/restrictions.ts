import { useSyncExternalStore } from 'react';
import { recall, remember } from './store';

/** What a parent has switched off, as far as the server's answers have told this device. */
export type Restrictions = {
  hasEmergency: boolean;
  /** What a parent wrote to the hero; empty: the app's own words. */
  emergencyWords: string;
  hasMissionsDisabled: boolean;
};

const none: Restrictions = { hasEmergency: false, emergencyWords: '', hasMissionsDisabled: false };

const EMERGENCY = 'emergency';

let current = remembered();
const listeners = new Set<() => void>();

/** An emergency outlasts a reload: without the network nobody could tell this device of it again. */
function remembered(): Restrictions {
  const words = recall(EMERGENCY);
  return typeof words === 'string' ? { ...none, hasEmergency: true, emergencyWords: words } : none;
}

/** Remembers a change and tells the screens; a call that changes nothing is silent. */
export function setRestrictions(change: Partial<Restrictions>): void {
  const next = { ...current, ...change };
  if (
    next.hasEmergency === current.hasEmergency &&
    next.emergencyWords === current.emergencyWords &&
    next.hasMissionsDisabled === current.hasMissionsDisabled
  ) {
    return;
  }
  current = next;
  remember(EMERGENCY, current.hasEmergency ? current.emergencyWords : null);
  for (const listener of listeners) listener();
}

/** Closes the app for an emergency, with the words that came along. */
export function showEmergency({ message }: { message: string }): void {
  setRestrictions({ hasEmergency: true, emergencyWords: message });
}

export function clearRestrictions(): void {
  setRestrictions(none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRestrictions(): Restrictions {
  return useSyncExternalStore(subscribe, () => current);
}
