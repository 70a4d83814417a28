import {
  findSecretFingerprint,
  keepSecretFingerprint,
  listSealedPins,
} from '@herohood/db/account/secret-queries';
import type { Ports } from '../context';

type Scope = Pick<Ports, 'db' | 'secrets'>;

/** So many PINs are read at once. */
const PAGE = 1_000;

/** Whether the database was written with any secret yet. */
export async function hasSecret({ db }: Pick<Ports, 'db'>): Promise<boolean> {
  if ((await findSecretFingerprint(db)) !== null) return true;
  return (await listSealedPins(db, { after: null, limit: 1 })).length > 0;
}

/**
 * Whether these ports' secret is the one that the database was written with. A database without a fingerprint takes
 * this secret's, if it opens every sealed PIN that is there; of two first starts at once one wins.
 */
export async function isSecretOfDatabase({ db, secrets }: Scope): Promise<boolean> {
  const fingerprint = secrets.digest('app secret: fingerprint');
  const known = await findSecretFingerprint(db);
  if (known !== null) return known === fingerprint;
  if (!(await opensEveryPin({ db, secrets }))) return false;
  return (await keepSecretFingerprint(db, fingerprint)) === fingerprint;
}

async function opensEveryPin({ db, secrets }: Scope): Promise<boolean> {
  let after: string | null = null;
  for (;;) {
    const pins: Awaited<ReturnType<typeof listSealedPins>> = await listSealedPins(db, { after, limit: PAGE });
    if (!pins.every(({ childId, pinSealed }) => opens(secrets, pinSealed, childId))) return false;
    const last = pins.at(-1);
    if (!last || pins.length < PAGE) return true;
    after = last.childId;
  }
}

function opens(secrets: Ports['secrets'], sealed: string, context: string): boolean {
  try {
    secrets.open(sealed, context);
    return true;
  } catch {
    return false;
  }
}
