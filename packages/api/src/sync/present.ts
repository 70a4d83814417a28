import type { DeviceRow, SyncEventRow } from '@herohood/db/sync/queries';
import type { Device, SyncEvent } from '@herohood/domain/sync/schema';

export function presentDevice(row: DeviceRow): Device {
  return {
    id: row.id,
    deviceId: row.deviceId,
    deviceName: row.deviceName,
    deviceType: row.deviceType as Device['deviceType'],
    lastSeenAt: row.lastSeenAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentEvent(row: SyncEventRow): SyncEvent {
  const { type, entity, entityId, childId } = row;
  const told = { type: type as SyncEvent['type'], entity, entityId, childId };
  return { id: String(row.id), ...told, createdAt: toIso(row.createdAt) };
}

/**
 * Postgres' text form of an instant, in UTC and with microseconds, as ISO 8601. Date would cut it to milliseconds,
 * and a cursor that was cut would hand out the newest event again and again.
 */
export function toIso(postgresText: string): string {
  const [date, time = ''] = postgresText.split(' ');
  const [clock = '', fraction = ''] = time.replace(/(\+00(:00)?|Z)$/, '').split('.');
  return `${date}T${clock}.${fraction.padEnd(6, '0')}Z`;
}
