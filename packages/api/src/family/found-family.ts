import type { Executor, Transaction } from '@herohood/db/client';
import { type FamilyRow, hasFamilyBeside, insertFamily, lockFounding } from '@herohood/db/family/queries';
import { generateFamilyCode } from '@herohood/domain/family/family-code';
import { decideFounding } from '@herohood/domain/family/founding';
import type { Locale } from '@herohood/domain/languages/locale';
import { trialEnd } from '@herohood/domain/subscription/access';
import { timeZoneOrUtc } from '@herohood/domain/time/family-day';
import type { Ports } from '../context';
import { DEMO_OWNER_EMAIL } from '../demo-owner';
import { orThrow } from '../refusals';
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
interface Founding {
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

const ATTEMPTS = 20;

/** How a family begins; `trialEndsAt`: where it is no fresh trial. */
interface Beginning {
  timeZone: string | undefined;
  locale: Locale;
  trialEndsAt?: Date | null;
}

/** A new family on trial, under a code that nobody has. An unknown time zone becomes UTC (rules: family day). */
export async function createFamily(
  tx: Executor,
  { now, random }: Pick<Ports, 'now' | 'random'>,
  { timeZone, locale, trialEndsAt = null }: Beginning,
): Promise<FamilyRow> {
  const createdAt = now();
  const family = {
    timeZone: timeZoneOrUtc(timeZone),
    locale,
    trialEndsAt: trialEnd({ trialEndsAt, createdAt }),
    createdAt,
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = await insertFamily(tx, { ...family, code: generateFamilyCode(random) });
    if (row) return row;
  }
  throw new Error('No free family code was found.');
}
