import type { Memory } from './memory';

/** This browser's own id: made once and kept. @param key the name under which the app's memory keeps it */
export function deviceId(memory: Memory, key = 'deviceId'): string {
  const known = memory.recall(key);
  if (typeof known === 'string' && known) return known;
  // randomUUID exists on https only; a tablet may reach the family's own server over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  memory.remember(key, fresh);
  return fresh;
}
