import { deleteOldReminders } from '@herohood/db/reminders/queries';
import type { Ports } from '../context';

/** Days for which sent reminders are kept: far beyond every day that could be asked about again. */
const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

/** Deletes up to `batchSize` old reminders; call again until fewer went. */
export function pruneReminders(
  ports: Pick<Ports, 'db' | 'now'>,
  { batchSize }: { batchSize: number },
): Promise<number> {
  const before = new Date(ports.now().getTime() - KEPT_DAYS * DAY_MS);
  return deleteOldReminders(ports.db, before, batchSize);
}
