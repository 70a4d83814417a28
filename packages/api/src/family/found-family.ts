import type { Executor, Transaction } from '@herohood/db/client';
import { type FamilyRow, hasFamilyBeside, lockFounding } from '@herohood/db/family/queries';
import { decideFounding } from '@herohood/domain/family/founding';
import type { Locale } from '@herohood/domain/languages/locale';
import type { Ports } from '../context';
import { DEMO_OWNER_EMAIL } from '../demo-owner';
import { orThrow } from '../refusals';
import { createFamily } from './create-family';
import { trialEndOf } from './one-trial';

type Scope = Pick<Ports, 'now' | 'random' | 'signUp' | 'secrets'>;

/** Refuses (403) where the operator lets nobody found a family, or only the first one. */
export async function requireFounding({
  db,
  signUp,
}: { db: Executor } & Pick<Ports, 'signUp'>): Promise<void> {
  orThrow(decideFounding({ mode: signUp, hasFamily: await hasFamily(db, signUp) }));
}

/** Whether a stranger may found a family now. */
export async function isFoundingOpen(ports: { db: Executor } & Pick<Ports, 'signUp'>): Promise<boolean> {
  const hasOne = await hasFamily(ports.db, ports.signUp);
  return decideFounding({ mode: ports.signUp, hasFamily: hasOne }).kind === 'allowed';
}

/** Who founds a family, and what it begins with. */
export interface Founding {
  email: string;
  timeZone: string | undefined;
  locale: Locale;
}

/**
 * A new family, as `createFamily`, with what is left of its founder's trial; where only the first one may be founded, of two at
 * once the later is refused (403).
 */
export async function foundFamily(tx: Transaction, ports: Scope, founding: Founding): Promise<FamilyRow> {
  if (ports.signUp === 'first') await lockFounding(tx);
  await requireFounding({ db: tx, signUp: ports.signUp });
  const trialEndsAt = await trialEndOf(tx, ports, founding.email);
  return createFamily(tx, ports, { ...founding, trialEndsAt });
}

/** The demo's family does not count. */
async function hasFamily(db: Executor, signUp: Ports['signUp']): Promise<boolean> {
  return signUp === 'first' && (await hasFamilyBeside(db, DEMO_OWNER_EMAIL));
}
