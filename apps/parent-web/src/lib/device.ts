const DEVICE_KEY = 'herohood-device-id';
const LAST_SYNC_KEY = 'herohood-last-sync';

/** This browser's own id: generated once, kept in local storage and reused (specification). */
export function deviceId(): string {
  const known = window.localStorage.getItem(DEVICE_KEY);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  window.localStorage.setItem(DEVICE_KEY, fresh);
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

/** Platform label and local date, as in 'Windows 21/11/2026' (specification). */
export function deviceName(userAgent: string, now: Date): string {
  const platform = PLATFORMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Browser';
  return `${platform} ${now.toLocaleDateString()}`;
}

/** The last sync time of this parent; another parent on the same browser starts afresh. */
export function lastSyncTime(userId: string): string | undefined {
  return window.localStorage.getItem(`${LAST_SYNC_KEY}:${userId}`) ?? undefined;
}

export function storeLastSyncTime(userId: string, time: string): void {
  window.localStorage.setItem(`${LAST_SYNC_KEY}:${userId}`, time);
}
