import type { Decision } from '@herohood/domain/inbox/schema';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, idOf } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { RecentlyDecided } from './recently-decided';

const mia = aHero(1, { name: 'Mia' });
const soon = new Date(Date.now() + 3_600_000).toISOString();
let decisions: Decision[] = [];

function aDecision(n: number, part: Partial<Decision> = {}): Decision {
  return {
    ...{ id: idOf(7000 + n), kind: 'mission', outcome: 'approved', childId: mia.id },
    ...{ summary: `Mission ${n} (50 XP)`, at: '2026-03-14T17:00:00.000Z', undoableUntil: soon },
    by: { kind: 'parent', name: 'Anna' },
    ...part,
  };
}

beforeEach(() => {
  decisions = [
    aDecision(1),
    aDecision(2, { kind: 'claim', outcome: 'rejected', summary: 'Kite' }),
    aDecision(3, { outcome: 'rejected', undoableUntil: null }),
    aDecision(4, { by: { kind: 'timer', name: null }, undoableUntil: '2026-03-15T17:00:00.000Z' }),
  ];
  const undo = ({ id }: { id: string }) => {
    decisions = decisions.filter((each) => each.id !== id);
    return {};
  };
  answer({ 'inbox.listDecisions': () => decisions, 'missions.undo': undo, 'rewards.undoClaim': undo });
});

async function open() {
  const { user } = renderConsole(
    <RecentlyDecided heroes={[mia]} clock={{ timeZone: 'UTC', dayStartHour: 0 }} />,
  );
  expect(callsTo('inbox.listDecisions')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  return user;
}

test('what was decided is asked for when it is opened, and says by whom', async () => {
  await open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByRole('button')?.textContent ?? null)).toEqual([
    ...['Undo', 'Undo'],
    ...[null, null],
  ]);
  expect(rows[0]).toHaveTextContent('Mia · approved by Anna');
  expect(rows[1]).toHaveTextContent('Mia · declined by Anna');
  expect(rows[2]).toHaveTextContent('Mia · sent back by Anna');
  expect(rows[3]).toHaveTextContent('Mia · approved automatically');
});

test('a mission and a claim are taken back, and leave the list', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Undo Mission 1 (50 XP) for Mia' }));
  expect(await screen.findByText('Approval undone')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo Kite for Mia' }));
  expect(await screen.findByText('Answer taken back')).toBeVisible();
  expect(callsTo('missions.undo')).toEqual([{ id: idOf(7001) }]);
  expect(callsTo('rewards.undoClaim')).toEqual([{ id: idOf(7002) }]);
  expect(screen.queryByText('Kite')).toBeNull();
});

test('a yes to a proposal is taken back, too', async () => {
  decisions = [aDecision(1, { kind: 'proposal', summary: 'Washed the car (30 XP)' })];
  answer({ 'proposals.undo': ({ id }) => ({ id }) });
  const user = await open();
  expect(await screen.findByText('Mia · approved by Anna', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo Washed the car (30 XP) for Mia' }));
  expect(await screen.findByText('Approval undone')).toBeVisible();
  expect(callsTo('proposals.undo')).toEqual([{ id: idOf(7001) }]);
});

test('a trusted one says so, and its undo tells that the habit asks again', async () => {
  decisions = [aDecision(5, { by: { kind: 'trust', name: null } })];
  const user = await open();
  expect(await screen.findByText(/^Mia · approved as trusted/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo Mission 5 (50 XP) for Mia' }));
  expect(
    await screen.findByText(
      'It is waiting for you again. You are asked about this habit for the next 7 days.',
    ),
  ).toBeVisible();
});

test('what the hero has spent stays, with the reason', async () => {
  answer({
    'missions.undo': () => {
      throw new Refusal('ALREADY_SPENT', 'Your hero has already spent what this would take back.');
    },
  });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Undo Mission 1 (50 XP) for Mia' }));
  expect(await screen.findByText('Could not undo')).toBeVisible();
  expect(screen.getByText('Your hero has already spent what this would take back.')).toBeVisible();
});

test('older ones are asked for from where the list ends', async () => {
  const many = Array.from({ length: 100 }, (_, n) => aDecision(100 + n));
  answer({
    'inbox.listDecisions': ({ before }: { before?: string }) =>
      before ? [aDecision(1, { summary: 'The first one' })] : many,
  });
  const user = await open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Show 92 more' }));
  await user.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByText('The first one')).toBeVisible();
  expect(callsTo('inbox.listDecisions')).toEqual([{}, { before: '2026-03-14T17:00:00.000Z' }]);
});

test('an empty day and a failed answer say so', async () => {
  answer({
    'inbox.listDecisions': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const user = await open();
  expect(await screen.findByText('The service is not available right now.')).toBeVisible();
  answer({ 'inbox.listDecisions': () => [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was decided in the last 24 hours.')).toBeVisible();
});
