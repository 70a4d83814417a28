import type { Transaction } from '@herohood/db/client';
import {
  findInvitation,
  type InvitationRow,
  takeInvitation as take,
} from '@herohood/db/family/invitation-queries';
import { decideInvitation } from '@herohood/domain/family/invitation';
import type { Ports } from '../context';
import { orThrow, refusal } from '../refusals';
import { requirePlaceInFamily } from './place-in-family';

type Scope = Pick<Ports, 'secrets' | 'now'>;

/** The form in which a link's token is kept: what the table holds lets nobody in. */
export function invitationTokenHash({ secrets }: Pick<Ports, 'secrets'>, token: string): string {
  return secrets.digest(`invitation:${token}`);
}

/** The invitation of a link that still lets somebody in; refuses any other token (410). */
export async function findOpenInvitation(
  ports: Scope & Pick<Ports, 'db'>,
  token: string,
): Promise<InvitationRow> {
  const row = await findInvitation(ports.db, invitationTokenHash(ports, token));
  orThrow(decideInvitation(row, ports.now()));
  return row as InvitationRow;
}

/**
 * Uses an invitation up, for as long as the transaction stands: of all who try exactly one gets it, the others are
 * refused (410). Refuses one member more than the family can have (409), and locks the family.
 */
export async function takeInvitation(tx: Transaction, ports: Scope, token: string): Promise<InvitationRow> {
  const tokenHash = invitationTokenHash(ports, token);
  const taken = await take(tx, tokenHash, ports.now());
  if (!taken) {
    orThrow(decideInvitation(await findInvitation(tx, tokenHash), ports.now()));
    throw refusal('INVITATION_GONE');
  }
  await requirePlaceInFamily(tx, taken.familyId);
  return taken;
}
