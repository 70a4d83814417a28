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
