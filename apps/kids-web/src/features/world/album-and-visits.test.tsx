import { FIND_SETS } from '@herohood/domain/world/find';
import { giftsUpTo } from '@herohood/domain/world/level-gifts';
import { POSTCARDS } from '@herohood/domain/world/postcards';
import { WORLD_ARTS } from '@herohood/ui/world-picture/world-picture';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const found = (findId: string, name: string, change = {}) => ({
  findId,
  set: findId.split('-')[0]!,
  name,
  art: findId.slice(findId.indexOf('-') + 1),
  completionId: 'done',
  day: null,
  story: null,
  foundAt: '2026-03-10T08:00:00.000Z',
  ...change,
});
const tom = {
  id: 'hero-2',
  name: 'Tom',
  avatarType: 'ninja',
  avatarUrl: null,
  equippedGear: [],
  style: { backdrop: null, frame: null, pose: null },
};

test('every thing of the world has a picture', () => {
  const things = [
    ...[...FIND_SETS, POSTCARDS].flatMap(({ finds }) => finds),
    ...giftsUpTo(Number.POSITIVE_INFINITY),
  ];
  expect(things.filter(({ art }) => art && !WORLD_ARTS.includes(art))).toEqual([]);
});

test('the album shows what was found, shadows of the rest, and a whole set as that', async () => {
  const [sea] = FIND_SETS;
  answer(
    makeProcedures({
      'world.finds': () => [
        ...sea!.finds.map(({ id, name }) => found(id, name)),
        found('forest-fox', 'Clever fox'),
        found('forest-fox', 'Clever fox', { completionId: 'again' }),
        found('postcards-castle', 'The castle', {
          completionId: null,
          day: '2026-03-09',
          story: 'I knocked at a castle gate.',
        }),
      ],
    }),
  );
  renderApp('/kids?tab=world&world=album');
  const whole = await screen.findByRole('region', { name: 'From the sea' });
  expect(whole).toHaveTextContent('Whole!');
  const forest = screen.getByRole('region', { name: 'From the forest' });
  expect(forest).toHaveTextContent('1 of 13');
  expect(forest).toHaveTextContent('Clever fox');
  expect(forest).not.toHaveTextContent('Night owl');
  expect(within(forest).getAllByRole('img', { name: 'Not found yet' })).toHaveLength(12);
  expect(within(forest).getByRole('img', { name: '2 times' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Postcard: The castle' })).toHaveTextContent(
    'I knocked at a castle gate.',
  );
});

test('a sibling is visited, their room only looked at, and cheers left until all of today are used', async () => {
  const sent: unknown[] = [];
  answer(
    makeProcedures({
      'world.siblings': () => [tom],
      'world.cheers': () => [
        { id: 'c1', fromChildId: 'hero-2', fromName: 'Tom', cheer: 'rocket', at: '2026-03-10T08:00:00.000Z' },
      ],
      'world.room': () => ({ items: [{ itemId: 'sea-crab', x: 1, y: 5, layer: 0 }], owned: [] }),
      'world.sendCheer': (input: unknown) => {
        if (sent.length > 0) throw new Refusal(409, 'Five a day.', { code: 'CHEERS_USED' });
        sent.push(input);
        return { id: 'c2' };
      },
    }),
  );
  const app = renderApp('/kids?tab=world&world=visits');
  expect(await screen.findByRole('img', { name: 'Tom: a rocket' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Visit Tom' }));
  const room = await screen.findByRole('region', { name: 'The room of Tom' });
  expect(within(room).getByRole('img', { name: 'Little crab' })).toBeVisible();
  expect(within(room).queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'a hug' }));
  expect(await screen.findByText('Your cheer is on its way to Tom!')).toBeVisible();
  expect(sent).toEqual([{ id: 'hero-1', toChildId: 'hero-2', cheer: 'hug' }]);
  await user.click(screen.getByRole('button', { name: 'a star' }));
  expect(await screen.findByText(/^All your cheers of today are on their way/)).toBeVisible();
  app.back();
  expect(await screen.findByRole('button', { name: 'Visit Tom' })).toBeVisible();
});

test('an album without a postcard says how one comes, and a hero without siblings who could live next door', async () => {
  answer(makeProcedures({ 'world.finds': () => [], 'world.siblings': () => [] }));
  const { visit } = renderApp('/kids?tab=world&world=album');
  expect(await screen.findByText(/your hero sets out/)).toBeVisible();
  visit('/kids?tab=world&world=visits');
  expect(await screen.findByText('Nobody to visit yet')).toBeVisible();
});
