import type { Memory } from './memory';

// randomUUID exists on https only; a tablet may reach the family's own server over plain http.
const randomBytes = () => crypto.getRandomValues(new Uint8Array(16));

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new UUID (RFC 9562, version 4). */
export function freshUuid(): string {
  const bytes = randomBytes();
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** This browser's own id: made once and kept. @param key the name under which the app's memory keeps it */
export function deviceId(memory: Memory, key = 'deviceId'): string {
  const known = memory.recall(key);
  if (typeof known === 'string' && known) return known;
  const fresh = toHex(randomBytes());
  memory.remember(key, fresh);
  return fresh;
}
