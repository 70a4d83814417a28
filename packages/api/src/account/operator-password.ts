import { findParentByEmail, type ParentRow } from '@herohood/db/account/queries';
import { DomainError } from '@herohood/domain/errors';
import { act } from '../act';
import type { Ports } from '../context';
import { found } from '../refusals';
import { noticePasswordChanged } from './mails';
import { renewPassword } from './parent-password';
import { makeResetLink } from './reset-password';

type Operator = Pick<
  Ports,
  'db' | 'now' | 'live' | 'log' | 'mail' | 'secrets' | 'passwords' | 'publicOrigin'
>;

/** A one-time link to a new password, for the operator to hand over. 404 when nobody has this e-mail. */
export async function makeLinkForParent(ports: Operator, email: string): Promise<{ link: string }> {
  const parent = await findByEmail(ports, email);
  const made = found(await makeResetLink(ports, whoIs(parent)), 'This parent');
  await act({ ...ports, actor: operatorIn(parent) }, async (_tx, unit) => {
    unit.audit({ act: 'account.password_link_made', args: { name: parent.firstName } });
  });
  return { link: made.link };
}

/** Sets a parent's password and ends all their sessions. 404 when nobody has this e-mail. */
export async function setPasswordOfParent(
  ports: Operator,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const parent = await findByEmail(ports, email);
  const passwordHash = await ports.passwords.hash(password);
  await act({ ...ports, actor: operatorIn(parent) }, async (tx, unit) => {
    found(await renewPassword(tx, whoIs(parent), { passwordHash }), 'This parent');
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit({ act: 'account.password_set', args: { name: parent.firstName } });
    unit.after(() => noticePasswordChanged(ports, parent));
  });
}

async function findByEmail({ db }: Operator, email: string): Promise<ParentRow> {
  const parent = await findParentByEmail(db, email);
  if (!parent) throw new DomainError('NOT_FOUND', 'No parent has this e-mail address.');
  return parent;
}

const whoIs = ({ familyId, id }: ParentRow) => ({ familyId, parentId: id });

const operatorIn = ({ familyId }: ParentRow) =>
  ({ kind: 'system', id: null, name: 'Operator', familyId }) as const;
