const MINUTE_MS = 60_000;

/** How long ago the last sync was: 'Never', 'Just now', '5m ago', '3h ago', '2d ago' (specification). */
export function lastSyncText(lastSync: Date | null, now: Date): string {
  if (!lastSync) return 'Never';
  const minutes = Math.floor((now.getTime() - lastSync.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes}m ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}
