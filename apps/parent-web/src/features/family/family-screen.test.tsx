import type { User } from '@herohood/domain/account/schema';
import type { AuditEntry } from '@herohood/domain/family/schema';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser, idOf } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';

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
});
