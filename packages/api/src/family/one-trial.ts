import type { Executor, Transaction } from '@herohood/db/client';
import { eraseFamilyRows } from '@herohood/db/family/export-queries';
import type { FamilyRow } from '@herohood/db/family/queries';
import { findTrialEnd, keepTrial } from '@herohood/db/subscription/queries';
import { trialEnd } from '@herohood/domain/subscription/access';
import { textKey } from '@herohood/domain/text-key';
import type { Ports } from '../context';

// An e-mail address has one trial (rules: subscription), so something of it outlives the family: a digest that nobody can read
// the address from, with the trial's end.

const digestOf = ({ secrets }: Pick<Ports, 'secrets'>, email: string) =>
  secrets.digest(`trial:${textKey(email)}`);

/** When the trial ends, or ended, that an erased family of this address has had; null for an address that has had none. */
export function trialEndOf(db: Executor, ports: Pick<Ports, 'secrets'>, email: string): Promise<Date | null> {
  return findTrialEnd(db, digestOf(ports, email));
}

/** Erases a family's rows and remembers its owner's trial, where there are trials; the media whose bytes are to be removed. */
export async function eraseFamilyOf(
  tx: Transaction,
  ports: Pick<Ports, 'secrets' | 'billing'>,
  { owner, family }: { owner: { email: string }; family: FamilyRow },
): Promise<string[]> {
  const media = await eraseFamilyRows(tx, family.id);
  if (ports.billing !== 'off') {
    await keepTrial(tx, { emailDigest: digestOf(ports, owner.email), endsAt: trialEnd(family) });
  }
  return media;
}
