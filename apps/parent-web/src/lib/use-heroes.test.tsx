import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aHero } from '../testing/fixtures';
import { renderConsole } from '../testing/render';
import { answer } from '../testing/server';
import { useHeroes } from './use-user';

function Names() {
  const { data } = useHeroes();
  return <p>{data?.map(({ name }) => name).join(', ')}</p>;
}

test('heroes are named by age, then by name, however long they have been here', async () => {
  const [zoe, leo, mia] = [
    aHero(1, { name: 'Zoe', birthYear: 2021 }),
    aHero(2, { name: 'Leo' }),
    aHero(3, { name: 'Mia', birthYear: 2017 }),
  ];
  answer({ 'today.heroes': () => [zoe, leo, mia] });
  renderConsole(<Names />);
  expect(await screen.findByText('Mia, Zoe, Leo')).toBeVisible();
});
