import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { celebrate } from '../../lib/celebrations';
import { readWaitingStyle } from '../../lib/waiting-style';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer } from '../../testing/trpc-server';

const user = userEvent.setup();
const party = () => screen.findByRole('dialog', { name: 'Level up!' });

async function reach(level: number, from?: number) {
  const hero = makeHero({ level });
  const chosen = vi.fn();
  answer(
    makeProcedures({
      'account.childMe': () => hero,
      'world.chooseStyle': ({ id: _id, ...style }: { id: string }) => {
        chosen(style);
        return Object.assign(hero, { style });
      },
    }),
  );
  const app = renderApp('/kids');
  await waitFor(() =>
    expect(localStorage.getItem('herohood.kids.celebrated.hero-1')).toContain('"cheers":['),
  );
  celebrate({ kind: 'level', level, ...(from !== undefined && { from }) });
  return { ...app, chosen, party: await party() };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('one press uses what the level gave', async () => {
  const { party, chosen } = await reach(3);
  expect(party).toHaveTextContent('A new backdrop: Meadow');
  expect(party).toHaveTextContent('Level 4 brings: Wooden chair');
  await user.click(within(party).getByRole('button', { name: 'Use it now' }));
  await gone();
  await waitFor(() =>
    expect(chosen).toHaveBeenCalledExactlyOnceWith({ backdrop: 'backdrop-meadow', frame: null, pose: null }),
  );
});

test('later means later: nothing is chosen', async () => {
  const { party, chosen } = await reach(5);
  await user.click(within(party).getByRole('button', { name: 'Later' }));
  await gone();
  expect(readWaitingStyle('hero-1')).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
});

test('furniture leads to the room', async () => {
  const { party, address } = await reach(4);
  await user.click(within(party).getByRole('button', { name: 'To my room' }));
  await waitFor(() => expect(address()).toBe('/kids?tab=world'));
});

test('several levels at once tell all that they gave: three pictures, and how many more', async () => {
  const { party, chosen } = await reach(9, 4);
  const shown = within(party).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'For your picture: Leaf frame',
    'For your room: Potted plant',
    'A new backdrop: Beach',
  ]);
  expect(party).toHaveTextContent('And 2 more in My world');
  await user.click(within(party).getByRole('button', { name: 'Use it now' }));
  await waitFor(() =>
    expect(chosen).toHaveBeenCalledExactlyOnceWith({
      ...{ backdrop: 'backdrop-beach', frame: 'frame-leaf', pose: 'pose-wave' },
    }),
  );
});

test('beyond the last gift a level is still cheered', async () => {
  const { party } = await reach(61);
  expect(within(party).queryByRole('listitem')).not.toBeInTheDocument();
  await user.click(within(party).getByRole('button', { name: 'Awesome!' }));
  await gone();
});
