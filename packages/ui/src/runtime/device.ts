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

const PLATFORMS: [RegExp, string][] = [
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/android/i, 'Android'],
  [/windows/i, 'Windows'],
  [/cros/i, 'Chromebook'],
  [/mac os/i, 'Mac'],
  [/linux/i, 'Linux'],
];

/** Platform label and local date, as in 'Windows 21/11/2026'. */
export function deviceName(userAgent: string, now: Date): string {
  const platform = PLATFORMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Browser';
  return `${platform} ${now.toLocaleDateString()}`;
}
