import { findParentByEmail, type ParentRow } from '@herohood/db/account/queries';
import { listChildren } from '@herohood/db/children/queries';
import { findFamilyById } from '@herohood/db/family/queries';
import type { Ports } from '../context';
import { DEMO_PASSWORD } from '../demo-owner';
import { DEMO_HEROES, DEMO_PARENTS } from './demo-story';

/** How to sign in as the demo family. */
export interface DemoLogins {
  familyCode: string;
  password: string;
  parents: { firstName: string; email: string }[];
  heroes: { name: string; username: string; pin: string }[];
}

/** The demo family's logins as long as its owner's password is the published one; null without such a family. */
export async function readDemoLogins(
  ports: Pick<Ports, 'db' | 'secrets' | 'passwords'>,
): Promise<DemoLogins | null> {
  const parents = await findUnchanged(ports);
  const owner = parents.find(({ email }) => email === DEMO_PARENTS[0].email);
  if (!owner) return null;
  const { code } = await findFamilyById(ports.db, owner.familyId);
  const children = await listChildren(ports.db, owner.familyId);
  const heroes = children.flatMap(({ id, name, username, pinSealed }) =>
    username === null || pinSealed === null
      ? []
      : [{ name, username, pin: ports.secrets.open(pinSealed, id) }],
  );
  return {
    familyCode: code,
    password: DEMO_PASSWORD,
    parents: parents.map(({ firstName, email }) => ({ firstName, email })),
    heroes: heroes.filter(({ username }) => DEMO_HEROES.some((hero) => hero.username === username)),
  };
}

async function findUnchanged({ db, passwords }: Pick<Ports, 'db' | 'passwords'>): Promise<ParentRow[]> {
  const unchanged: ParentRow[] = [];
  for (const { email } of DEMO_PARENTS) {
    const parent = await findParentByEmail(db, email);
    if (parent && (await passwords.isRight(parent.passwordHash, DEMO_PASSWORD))) unchanged.push(parent);
  }
  return unchanged;
}
