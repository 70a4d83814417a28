import { deleteOldReminders } from '@herohood/db/reminders/queries';
import { keptSince } from '@herohood/domain/family/kept-days';
import type { Ports } from '../context';

/** Deletes up to `batchSize` old reminders; call again until fewer went. */
export function pruneReminders(
  ports: Pick<Ports, 'db' | 'now'>,
  { batchSize }: { batchSize: number },
): Promise<number> {
  return deleteOldReminders(ports.db, keptSince('reminders', ports.now()), batchSize);
}
