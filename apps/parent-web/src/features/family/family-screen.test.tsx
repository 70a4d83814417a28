import type { User } from '@herohood/domain/account/schema';
import type { AuditEntry } from '@herohood/domain/family/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser, idOf } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';

const NOW = new Date();

function anEntry(n: number, part: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: String(n),
    at: NOW.toISOString(),
    actor: { kind: 'parent', name: 'Anna' },
    act: 'child.updated',
    summary: `Act ${n}`,
    ...part,
  };
}

const anna = {
  id: idOf(1),
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  role: 'owner',
  joinedAt: '2026-03-01T08:00:00Z',
};
const ben = { ...anna, id: idOf(2), firstName: 'Ben', email: 'ben@example.com', role: 'parent' };

function open(part: Partial<User> = {}, entries: AuditEntry[] = [anEntry(1)]) {
  answerAsFamily(aUser(part), [aHero(1, { name: 'Mia' }), aHero(2, { name: 'Leo' })]);
  answer({
    'family.members': () => [anna, ben],
    'family.listInvitations': () => [],
    'family.audit': () => entries,
  });
  return openAddress('/family');
}

test('the page names the parents with their roles, and who of them is looking', async () => {
  open();
  const parents = within(await screen.findByRole('region', { name: 'Parents and helpers' }));
  const [owner, member] = await parents.findAllByRole('listitem');
  expect(owner).toHaveTextContent(/Anna Berg.*Owner.*You.*anna@example\.com.*Since 1 Mar 2026/);
  expect(member).toHaveTextContent(/Ben Berg.*Parent.*ben@example\.com/);
  expect(member).not.toHaveTextContent('You');
});

test('the picture to scan opens the hero login with the code filled in', async () => {
  open();
  const picture = await screen.findByRole('img', { name: /hero login of family HK7M3P/ });
  expect(picture).toBeVisible();
});

test('the same act in a row is one line, with its hero and how often', async () => {
  const approved = { act: 'mission.approved', summary: 'Anna approved a mission' };
  const mia = { ...approved, childId: aHero(1).id };
  open({}, [
    anEntry(5, mia),
    anEntry(4, mia),
    anEntry(3, { ...approved, childId: aHero(2).id }),
    anEntry(2, mia),
  ]);
  const acts = within(await screen.findByRole('region', { name: 'Who did what' }));
  await acts.findByText('Leo', { selector: 'li *' });
  const lines = acts.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Anna approved a missionMia · 2 times/),
    expect.stringMatching(/^Anna approved a missionLeo\d/),
    expect.stringMatching(/^Anna approved a missionMia\d/),
  ]);
});

test('acts stand under their family day, and one hero can be looked at alone', async () => {
  const yesterday = new Date(NOW.getTime() - 86_400_000).toISOString();
  const { user } = open({}, [anEntry(3), anEntry(2, { at: yesterday })]);
  const acts = within(await screen.findByRole('region', { name: 'Who did what' }));
  expect(await acts.findByRole('region', { name: 'Today' })).toHaveTextContent('Act 3');
  expect(acts.getByRole('region', { name: 'Yesterday' })).toHaveTextContent('Act 2');
  answer({ 'family.audit': () => [] });
  await user.selectOptions(acts.getByRole('combobox', { name: 'Show' }), 'Leo');
  expect(await acts.findByText('Nothing about Leo')).toBeVisible();
  expect(callsTo('family.audit').at(-1)).toEqual({ childId: aHero(2).id });
});

test('earlier acts come page by page, each beginning behind the last one shown', async () => {
  const all = Array.from({ length: 60 }, (_, i) => anEntry(60 - i));
  const { user } = open();
  answer({
    'family.audit': ({ before }: { before?: string }) =>
      all.filter(({ id }) => before === undefined || Number(id) < Number(before)).slice(0, 50),
  });
  await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText('Act 1')).toBeVisible();
  expect(callsTo('family.audit')).toEqual([{}, { before: '11' }]);
  expect(screen.getAllByText(/^Act \d+$/)).toHaveLength(60);
  expect(screen.getByText('That is everything.')).toBeVisible();
});

test('acts that could not be loaded can be asked for again', async () => {
  const { user } = open();
  answer({
    'family.audit': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  expect(await screen.findByText('Could not load what happened')).toBeVisible();
  answer({ 'family.audit': () => [anEntry(9)] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Act 9')).toBeVisible();
});

test('only the owner may export or erase; others read who that is', async () => {
  open({ id: idOf(2), familyRole: 'parent' });
  expect(await screen.findByText(/Only the owner of the family can do this: Anna Berg/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase everything' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Download everything' })).toBeNull();
});

test('without Premium the family keeps its data at hand, and what needs Premium is not asked for', async () => {
  open({ hasPremiumAccess: false, trialEndsAt: '2020-01-01T00:00:00Z' });
  expect(await screen.findByRole('link', { name: 'Download everything' })).toHaveAttribute(
    'href',
    '/api/family/export',
  );
  expect(screen.getByText('You can see the parents again with Premium.')).toBeVisible();
  expect(screen.getByText('You can see this list again with Premium.')).toBeVisible();
  expect(callsTo('family.audit')).toEqual([]);
  expect(callsTo('family.members')).toEqual([]);
  expect(callsTo('family.listJoinRequests')).toEqual([]);
});

test('the owner has no button to leave, another parent has', async () => {
  const first = open();
  expect(await screen.findByText('ben@example.com')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave the family' })).toBeNull();
  first.unmount();
  open({ id: idOf(2), familyRole: 'parent' });
  expect(await screen.findByRole('button', { name: 'Leave the family' })).toBeVisible();
});

test('a helper finds what they are, the way out, and nothing that is refused to them', async () => {
  open({ id: idOf(2), familyRole: 'helper', familyCode: null, subscriptionStatus: null });
  expect(await screen.findByRole('heading', { name: 'You are a helper here' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave the family' })).toBeVisible();
  for (const call of ['family.members', 'family.audit', 'family.listInvitations'] as const) {
    expect(callsTo(call)).toEqual([]);
  }
});

test('whoever wants to join is let in from here, and then is a parent like the others', async () => {
  const { user } = open();
  const nora = { ...anna, id: idOf(3), firstName: 'Nora', email: 'nora@example.com', role: 'parent' };
  answer({
    'family.listJoinRequests': () => [nora],
    'family.acceptJoinRequest': () => {
      answer({ 'family.members': () => [anna, ben, nora], 'family.listJoinRequests': () => [] });
      return nora;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Let Nora Berg in' }));
  expect(await screen.findByText('Nora Berg can now help.')).toBeVisible();
  const parents = within(screen.getByRole('region', { name: 'Parents and helpers' }));
  await waitFor(() => expect(parents.getAllByRole('listitem')).toHaveLength(3));
});

test('what stands below the lists shows when all of them have come, or one will not', async () => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  open();
  answer({
    'family.listInvitations': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
    'family.audit': async () => {
      await late;
      return [anEntry(7)];
    },
  });
  expect(await screen.findByRole('img', { name: /hero login of family/ })).toBeVisible();
  await waitFor(() => expect(callsTo('family.audit')).toHaveLength(1));
  expect(screen.getByText('Download everything', { selector: 'a *' })).not.toBeVisible();
  release();
  expect(await screen.findByText('Act 7')).toBeVisible();
  expect(screen.getByText('Anna Berg')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download everything' })).toBeVisible();
});
