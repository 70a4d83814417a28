import type { User } from '@herohood/domain/account/schema';
import type { Member } from '@herohood/domain/family/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aUser, idOf } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { LeaveSection, MemberSection } from './family-screen';
import { InvitationSection } from './invitation-section';
import { InviteCard } from './invite-card';

const anna: Member = {
  ...{ id: idOf(1), firstName: 'Anna', lastName: 'Berg', email: 'anna@example.com' },
  ...{ role: 'owner', joinedAt: '2026-03-01T08:00:00Z' },
};
const ben: Member = { ...anna, id: idOf(2), firstName: 'Ben', email: 'ben@example.com', role: 'parent' };
const onGone = vi.fn();

beforeEach(() => {
  onGone.mockReset();
  answer({
    'family.members': () => [anna, ben],
    'family.listInvitations': () => [],
    'family.audit': () => [],
    'account.me': () => aUser(),
  });
});

function open(part: Partial<User> = {}) {
  const me = aUser({ id: idOf(1), ...part });
  return renderConsole(
    <>
      <InviteCard code="HK7M3P" isOwner={me.familyRole === 'owner'} />
      <MemberSection user={me} />
      <InvitationSection user={me} />
    </>,
  );
}
const menuOfBen = () => screen.findByRole('button', { name: 'What to do with Ben' });

test('handing over asks first; a refusal is told', async () => {
  const { user } = open();
  answer({
    'family.changeMemberRole': () => {
      throw new Refusal('OWNER_ONLY', 'Only the owner of the family can do this.');
    },
  });
  await user.click(await menuOfBen());
  await user.click(await screen.findByRole('menuitem', { name: 'Make the owner' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make Ben the owner?' }));
  await user.click(question.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('Only the owner of the family can do this.')).toBeVisible();
});

test('leaving asks first, and then leads out', async () => {
  answer({ 'account.removeMember': () => null });
  const me = aUser({ id: ben.id, familyRole: 'parent' });
  const { user } = renderConsole(<LeaveSection user={me} onLeft={onGone} />);
  await user.click(screen.getByRole('button', { name: 'Leave the family' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1));
  expect(callsTo('account.removeMember')).toEqual([{ id: ben.id }]);
});

test('a new code says first that printed cards are dead', async () => {
  const { user } = open();
  answer({ 'family.renewCode': () => ({ familyCode: 'ABC234' }) });
  await user.click(await screen.findByRole('button', { name: 'New code' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make a new family code?' }));
  expect(question.getByText(/Printed cards and QR codes with it no longer work/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Make a new code' }));
  expect(await screen.findByText(/It is ABC234/)).toBeVisible();
});
