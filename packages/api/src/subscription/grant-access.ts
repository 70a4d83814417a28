import { findFamilyByCode, lockFamily, updateFamily } from '@herohood/db/family/queries';
import { DomainError } from '@herohood/domain/errors';
import { normaliseFamilyCode } from '@herohood/domain/family/family-code';
import { dayBounds, familyDay } from '@herohood/domain/time/family-day';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import type { Ports } from '../context';

/**
 * Gives a family paid access without a payment, up to the end of the family day `until` (YYYY-MM-DD): the operator's act.
 *
 * @throws 404 for an unknown code, 400 for a day that is no day or is over, 409 for a family that pays by itself
 */
export async function grantAccess(
  ports: Pick<Ports, 'db' | 'now' | 'live' | 'log'>,
  { familyCode, until }: { familyCode: string; until: string },
): Promise<void> {
  const family = await findFamilyByCode(ports.db, normaliseFamilyCode(familyCode));
  if (!family) throw new DomainError('NOT_FOUND', 'No family has this code.');
  if (!isDay(until)) throw new DomainError('BAD_REQUEST', 'The date must be a day such as 2027-01-31.');
  if (until < familyDay(ports.now(), family)) throw new DomainError('BAD_REQUEST', 'This day is over.');
  const actor = { kind: 'system', id: null, name: 'Operator', familyId: family.id } as const;
  await act({ ...ports, actor }, async (tx, unit) => {
    const before = await lockFamily(tx, family.id);
    if (before.stripeSubscriptionId !== null) {
      throw new DomainError(
        'CONFLICT',
        'This family has a subscription of its own; the payment provider decides.',
      );
    }
    const granted = { subscriptionStatus: 'active', subscriptionEndDate: dayBounds(until, family).end };
    const changed = changedFields(before, granted);
    if (!changed) return;
    await updateFamily(tx, family.id, changed);
    unit.event({ type: 'updated', entity: 'subscription', childId: 'all' });
    unit.audit({ act: 'subscription.granted', args: { until } });
  });
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
