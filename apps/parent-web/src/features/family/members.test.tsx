import type { User } from '@herohood/domain/account/schema';
import type { Invitation, Member } from '@herohood/domain/family/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aUser, idOf } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { InvitationSection } from './invitation-section';
import { InviteCard } from './invite-card';
import { LeaveSection } from './leave-section';
import { MemberSection } from './member-section';

const anna: Member = {
  ...{ id: idOf(1), firstName: 'Anna', lastName: 'Berg', email: 'anna@example.com' },
  ...{ role: 'owner', joinedAt: '2026-03-01T08:00:00Z' },
};
const ben: Member = { ...anna, id: idOf(2), firstName: 'Ben', email: 'ben@example.com', role: 'parent' };
const url = 'https://hero.example/parent/auth?mode=register#invitation=0123abcd';
const invitation: Invitation = {
  ...{ id: idOf(5), url: null, role: 'helper' },
  ...{ expiresAt: '2026-11-25T18:05:00Z', createdAt: '2026-11-22T18:05:00Z' },
};
const onGone = vi.fn();

beforeEach(() => {
  onGone.mockReset();
  answer({
    'family.members': () => [anna, ben],
    'family.listJoinRequests': () => [],
    'family.listInvitations': () => [],
    'family.audit': () => [],
    'children.list': () => [],
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

test('the owner makes a parent a helper, who is shown as one', async () => {
  const { user } = open();
  answer({
    'family.changeMemberRole': () => {
      answer({ 'family.members': () => [anna, { ...ben, role: 'helper' }] });
      return { ...ben, role: 'helper' };
    },
  });
  await user.click(await menuOfBen());
  await user.click(await screen.findByRole('menuitem', { name: 'Make a helper' }));
  expect(await screen.findByText('Ben: helper.')).toBeVisible();
  expect(callsTo('family.changeMemberRole')).toEqual([{ id: ben.id, role: 'helper' }]);
  const [, member] = within(screen.getByRole('region', { name: 'Parents and helpers' })).getAllByRole(
    'listitem',
  );
  await waitFor(() => expect(member).toHaveTextContent('Helper'));
});

test('removing asks first, and says that the account is erased', async () => {
  const { user } = open();
  answer({ 'account.removeMember': () => null });
  await user.click(await menuOfBen());
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from the family' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Ben?' }));
  expect(question.getByText(/their account erased/)).toBeVisible();
  expect(callsTo('account.removeMember')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Ben is no longer in the family.')).toBeVisible();
  expect(callsTo('account.removeMember')).toEqual([{ id: ben.id }]);
});

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

test('a parent who is not the owner changes nobody and makes no code', async () => {
  open({ id: ben.id, familyRole: 'parent' });
  expect(await screen.findByText('ben@example.com')).toBeVisible();
  expect(screen.queryByRole('button', { name: /What to do with/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New code' })).toBeNull();
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

test('an invitation is made for a role and shown once, to be copied', async () => {
  const { user } = open();
  answer({
    'family.createInvitation': () => {
      answer({ 'family.listInvitations': () => [invitation] });
      return { ...invitation, url };
    },
  });
  expect(await screen.findByText('Nobody is invited at the moment.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Helper' }));
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText(url)).toBeVisible();
  expect(callsTo('family.createInvitation')).toEqual([{ role: 'helper' }]);
  expect(await screen.findByText('until 25 Nov, 18:05')).toBeVisible();
});

test('an open invitation is withdrawn', async () => {
  const { user } = open();
  answer({
    'family.listInvitations': () => [invitation],
    'family.withdrawInvitation': () => {
      answer({ 'family.listInvitations': () => [] });
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: /Withdraw the invitation for a helper/ }));
  expect(await screen.findByText('Its link no longer works.')).toBeVisible();
  expect(await screen.findByText('Nobody is invited at the moment.')).toBeVisible();
  expect(callsTo('family.withdrawInvitation')).toEqual([{ id: invitation.id }]);
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

test('whoever asks to join can be let in as a helper', async () => {
  const { user } = open();
  const nora = { ...anna, id: idOf(3), firstName: 'Nora', createdAt: '2026-03-01T08:00:00Z' };
  answer({ 'family.listJoinRequests': () => [nora], 'family.acceptJoinRequest': () => nora });
  await user.click(await screen.findByRole('button', { name: 'Let Nora Berg in as a helper' }));
  await waitFor(() => expect(callsTo('family.acceptJoinRequest')).toEqual([{ id: nora.id, role: 'helper' }]));
});
