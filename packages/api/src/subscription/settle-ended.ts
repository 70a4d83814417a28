import { listFamiliesEndedBetween } from '@herohood/db/subscription/queries';
import { DAY_MS } from '@herohood/domain/time/durations';
import type { Ports } from '../context';
import { settleFamily } from './settle-family';

/** The provider tries a failed renewal for about two weeks; nothing changes by itself after that. */
const LOOK_BACK_MS = 21 * DAY_MS;

/** The repeating job that asks after renewals whose webhook did not come. */
export const settleEndedJob = { name: 'payments-settle', everyMs: 3_600_000 } as const;

/**
 * Asks the provider about every family whose paid period ended lately: a renewal whose webhook was lost counts
 * after an hour at most. One family that cannot be asked about does not keep the others from it. The number of
 * families that were settled.
 */
export async function settleEnded(
  ports: Pick<Ports, 'db' | 'now' | 'live' | 'payments' | 'log'>,
  { isStopping = () => false }: { isStopping?: () => boolean } = {},
): Promise<number> {
  const now = ports.now();
  const period = { from: new Date(now.getTime() - LOOK_BACK_MS), to: now };
  let settled = 0;
  for (const { id: familyId } of await listFamiliesEndedBetween(ports.db, period)) {
    if (isStopping()) break;
    try {
      await settleFamily({ ...ports, actor: { kind: 'system', id: null, name: 'Payments', familyId } });
      settled += 1;
    } catch (err) {
      ports.log.warn({ err, familyId }, 'the payment provider could not be asked about a family');
    }
  }
  return settled;
}
