import type { HeroDay } from '@herohood/domain/progress/schema';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aHero, idOf } from '../../testing/fixtures';
import { renderWithLinks } from '../../testing/render';
import { HeroDayRow } from './hero-days';

const mia = aHero(1, { name: 'Mia' });
const anOpen = (n: number, name: string, left = 1) => ({
  ...{ habitId: idOf(1100 + n), name, icon: 'teeth', color: 'turquoise', left },
});

const show = (part: Partial<HeroDay>) =>
  renderWithLinks(
    <ul>
      <HeroDayRow
        hero={mia}
        day={{
          ...{ childId: mia.id, done: 0, waiting: 0, total: 0, open: [], marks: [], emergencySince: null },
          ...part,
        }}
      />
    </ul>,
  );

test('a mission of several times a day says how many of them are left', async () => {
  show({ done: 1, waiting: 1, total: 5, open: [anOpen(1, 'Brush teeth', 2), anOpen(2, 'Read')] });
  expect(await screen.findByText('1 waits for you · Open: Brush teeth (2 left), Read')).toBeVisible();
  expect(screen.getByText('1 of 5')).toBeVisible();
});

test.each<[HeroDay['marks'], string, string]>([
  [['sick'], 'Sick', 'Missions are optional today'],
  [['away', 'holiday'], 'Away, Holiday', 'Missions are optional today'],
  [['school-free'], 'No school', 'No missions today'],
])('a day that is marked as %j says so', async (marks, mark, words) => {
  show({ marks });
  expect(await screen.findByText(mark)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});
