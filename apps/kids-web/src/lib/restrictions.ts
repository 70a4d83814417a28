import { useSyncExternalStore } from 'react';

/** What a parent has switched off, as far as the server's answers have told this device. */
export type Restrictions = {
  hasEmergency: boolean;
  /** What a parent wrote to the hero; empty: the app's own words. */
  emergencyWords: string;
  hasMissionsDisabled: boolean;
};

const none: Restrictions = { hasEmergency: false, emergencyWords: '', hasMissionsDisabled: false };

let current = none;
const listeners = new Set<() => void>();

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
