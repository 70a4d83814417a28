import type { Executor } from '@herohood/db/client';
import { type FamilyRow, insertFamily } from '@herohood/db/family/queries';
import { generateFamilyCode } from '@herohood/domain/family/family-code';
import type { Locale } from '@herohood/domain/languages/locale';
import { trialEnd } from '@herohood/domain/subscription/access';
import { timeZoneOrUtc } from '@herohood/domain/time/family-day';
import type { Ports } from '../context';

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
