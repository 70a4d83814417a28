import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { celebrate } from '../../lib/celebrations';
import { readWaitingStyle } from '../../lib/waiting-style';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp, renderPiece, touch } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import CelebrationStage from './celebration-stage';

const findParty = () => screen.findByRole('dialog', { name: 'Level up!' });

/** The party of that level, and what closes it. */
async function reach(level: number, from?: number) {
  const onClose = vi.fn();
  const celebration = { kind: 'level' as const, level, ...(from !== undefined && { from }) };
  const hero = makeHero({ level });
  renderPiece(<CelebrationStage {...{ hero, celebration, onClose }} onShown={() => {}} />);
  return { party: await findParty(), onClose };
}
const press = (party: HTMLElement, name: string) => user.click(within(party).getByRole('button', { name }));

test('one press uses what the level gave', async () => {
  const { party, onClose } = await reach(3);
  expect(party).toHaveTextContent('A new backdrop: Meadow');
  expect(party).toHaveTextContent('Level 4 brings: Wooden chair');
  await press(party, 'Use it now');
  expect(onClose).toHaveBeenCalledOnce();
  expect(readWaitingStyle('hero-1')).toEqual({ backdrop: 'backdrop-meadow', frame: null, pose: null });
});

test('several levels at once tell all that they gave: three pictures, and how many more', async () => {
  const { party } = await reach(9, 4);
  const shown = within(party).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'For your picture: Leaf frame',
    'For your room: Potted plant',
    'A new backdrop: Beach',
  ]);
  expect(party).toHaveTextContent('And 2 more in My world');
  await press(party, 'Use it now');
  expect(readWaitingStyle('hero-1')).toEqual({
    ...{ backdrop: 'backdrop-beach', frame: 'frame-leaf', pose: 'pose-wave' },
  });
});

test('beyond the last gift a level is still cheered', async () => {
  const { party, onClose } = await reach(61);
  expect(within(party).queryByRole('listitem')).not.toBeInTheDocument();
  await press(party, 'Awesome!');
  expect(onClose).toHaveBeenCalledOnce();
});

test('furniture leads to the room', async () => {
  answer(makeProcedures({ 'account.childMe': () => makeHero({ level: 4 }) }));
  const { address } = renderApp('/kids');
  await screen.findByRole('tablist', { name: 'Sections' });
  touch();
  await waitFor(() =>
    expect(localStorage.getItem('herohood.kids.celebrated.hero-1')).toContain('"cheers":['),
  );
  celebrate({ kind: 'level', level: 4 });
  await press(await findParty(), 'To my room');
  await waitFor(() => expect(address()).toBe('/kids?tab=world'));
});
