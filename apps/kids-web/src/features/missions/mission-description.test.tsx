import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { user } from '../../testing/user';
import { MissionDescription } from './mission-card';

test('a long one is cut, can be read whole, and cut again', async () => {
  const words = 'Every tooth, on all of its sides. '.repeat(15).trim();
  render(<MissionDescription words={words} />);
  const text = (await screen.findByText(words)).closest('p');
  expect(text).toHaveAttribute('data-whole', 'false');
  const more = screen.getByRole('button', { name: 'Read all of it' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(text).toHaveAttribute('data-whole', 'true');
  const less = screen.getByRole('button', { name: 'Show less' });
  expect(less).toHaveAttribute('aria-expanded', 'true');
  await user.click(less);
  expect(text).toHaveAttribute('data-whole', 'false');
});
