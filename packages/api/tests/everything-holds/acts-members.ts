import { type Act, open, parent, type Turn } from './acts-play';

/** The family's code as it is now: of two new ones at once nobody knows which came later. */
export async function presentCode({ sql, familyId }: Turn['world']): Promise<string> {
  const [row] = await sql`select code from families where id = ${familyId}`;
  return row?.code ?? '';
}

/** The newest link to the family, or one that is made up: strangers know none. */
export const linkFor = ({ world, by, b }: Turn): string =>
  (by.startsWith('strange') ? undefined : world.invitationTokens.at(-1 - (b % 3))) ?? 'made-up';

/** Who belongs to the family, as what, and how one comes and goes. */
export const MEMBER_ACTS = {
  'family.changeMemberRole': parent(({ call, one, of }) =>
    call.family.changeMemberRole({ id: one('joiners'), role: of(['helper', 'parent']) }),
  ),
  /** Between the two who stay to the end. */
  'family.changeMemberRole, handed over': parent(({ call, world: { people }, b }) =>
    call.family.changeMemberRole({ id: (b % 2 ? people.pat : people.sam).id, role: 'owner' }),
  ),
  /** Who joined is removed, or goes; Pat, Sam and Gran stay. */
  'account.removeMember': open(async ({ call, one, by, person, world, isOwn }) => {
    const id = by === 'newcomer' ? person.id : one('joiners');
    await call.account.removeMember({ id });
    if (isOwn || by === 'newcomer') world.once(`removal of ${id}`);
  }),
  'family.renewCode': parent(async ({ call, world, isOwn }) => {
    const answer = await call.family.renewCode();
    if (isOwn) world.familyCode = await presentCode(world);
    return answer;
  }),
  'family.createInvitation': parent(async ({ call, of, world, isOwn }) => {
    const answer = await call.family.createInvitation({ role: of(['parent', 'helper']) });
    const token = answer.url?.split('#invitation=')[1];
    if (isOwn && token) world.invitationTokens.push(token);
    return answer;
  }, 'invitations'),
  'family.withdrawInvitation': parent(async ({ call, one, world, isOwn }) => {
    const id = one('invitations');
    await call.family.withdrawInvitation({ id });
    if (isOwn) world.once(`withdrawal of ${id}`);
  }),
  /** It takes the family's own back in, from a family that is empty or from waiting. */
  'account.acceptInvitation': open(async (turn) => {
    const token = linkFor(turn);
    const answer = await turn.call.account.acceptInvitation({ token });
    turn.world.once(`invitation ${token}`);
    turn.world.remember('joiners', answer.id);
    return answer;
  }),
} satisfies Record<string, Act>;
