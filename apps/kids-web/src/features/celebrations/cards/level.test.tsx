import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeHero } from '../../../testing/fixtures';
import { renderPiece } from '../../../testing/render';
import { user } from '../../../testing/user';
import { readWaitingStyle } from '../../world/waiting-style';
import CelebrationStage from '../celebration-stage';

const findParty = () => screen.findByRole('dialog', { name: 'Level up!' });

/** The party of that level and of those since another one, and what closes it. */
async function reach(level: number, from = level - 1) {
  const onClose = vi.fn();
  const levels = Array.from({ length: level - from }, (_, n) => from + n + 1);
  const items = levels.map((each) => ({ kind: 'level' as const, id: `${each}`, level: each }));
  const party = { kind: 'level' as const, items };
  const hero = makeHero({ level });
  renderPiece(<CelebrationStage {...{ hero, party, onClose }} onShown={() => {}} />);
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
  expect(party).toHaveTextContent('and 2 more');
  await press(party, 'Use it now');
  expect(readWaitingStyle('hero-1')).toEqual({
    ...{ backdrop: 'backdrop-beach', frame: 'frame-leaf', pose: 'pose-wave' },
  });
});
