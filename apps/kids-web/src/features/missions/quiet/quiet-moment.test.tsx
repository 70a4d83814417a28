import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { jokes } from '../../../text/en/moments';
import { PICTURES } from './pictures';
import QuietMoment from './quiet-moment';

const user = userEvent.setup();

test('a joke is told when it is asked for, and the next one is another', async () => {
  render(<QuietMoment heroId="hero-1" tomorrow={[]} />);
  expect(screen.getByText(jokes[0]![0])).toBeVisible();
  expect(screen.queryByText(jokes[0]![1])).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tell me!' }));
  expect(screen.getByText(jokes[0]![1])).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Another one' }));
  expect(screen.getByText(jokes[1]![0])).toBeVisible();
});

test('what a hero has painted, by finger or by key, stays on the device and is theirs alone', async () => {
  const first = render(<QuietMoment heroId="hero-1" tomorrow={[]} />);
  await user.click(screen.getByRole('button', { name: 'green' }));
  await user.click(screen.getByRole('button', { name: 'Roof: white' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Door: white' }), { key: 'Enter' });
  first.unmount();
  const again = render(<QuietMoment heroId="hero-1" tomorrow={[]} />);
  expect(screen.getByRole('button', { name: 'Roof: green' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Door: green' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('button', { name: 'Roof: white' })).toBeVisible();
  again.unmount();
  render(<QuietMoment heroId="hero-2" tomorrow={[]} />);
  expect(screen.getByRole('button', { name: 'Roof: white' })).toBeVisible();
});

test('tomorrow is shown at a glance', () => {
  const tomorrow = Array.from({ length: 8 }, (_, n) => ({ id: `${n}`, name: `Mission ${n}`, icon: 'teeth' }));
  render(<QuietMoment heroId="hero-1" tomorrow={tomorrow} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('and 2 more')).toBeVisible();
});

test('every part of a picture has a name of its own, so that it can be said and painted alone', () => {
  for (const parts of Object.values(PICTURES)) {
    const names = parts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
