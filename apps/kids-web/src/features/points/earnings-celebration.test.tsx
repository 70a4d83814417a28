import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PaidMission } from '../../lib/celebrations';
import { renderPiece } from '../../testing/render';
import { user } from '../../testing/user';
import { EarningsCelebration } from './earnings-celebration';

const teeth: PaidMission = { completionId: 'c1', name: 'Brush teeth', cardId: 'm1', xp: 50 };
const bed: PaidMission = { completionId: 'c2', name: 'Make the bed', cardId: 'm2', xp: 50 };
const car: PaidMission = { completionId: 'p1', name: 'Washed the car', cardId: 'p1', xp: 0, isExtra: true };

test('a long list is folded, so that the button stays in view', async () => {
  const missions = Array.from({ length: 8 }, (_, at) => ({
    ...teeth,
    completionId: `c${at}`,
    name: `Deed ${at}`,
  }));
  const earnings = { kind: 'earnings' as const, missions, xp: 400, points: 80 };
  renderPiece(<EarningsCelebration heroId="hero-1" earnings={earnings} onClose={() => {}} />);
  await user.click(await screen.findByText('and 5 more'));
  expect(screen.getByText('Deed 7')).toBeVisible();
});

test.each<[string, PaidMission[]]>([
  ['You earned XP!', []],
  ['You did something extra!', [car]],
  ['Mission approved!', [teeth, car]],
  ['2 missions approved!', [teeth, bed, car]],
])('a party says %s', async (title, missions) => {
  const earnings = { kind: 'earnings' as const, missions, xp: 60, points: 12 };
  renderPiece(<EarningsCelebration heroId="hero-1" earnings={earnings} onClose={() => {}} />);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  for (const { name } of missions) expect(screen.getByText(name)).toBeInTheDocument();
});
