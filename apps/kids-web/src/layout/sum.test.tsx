import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Coin from '~icons/fluent-emoji-flat/coin';
import { LookContext, traitsOf } from '../lib/look';
import { Figure, Sum } from './sum';

const show = (value: number, look: 'young' | 'middle' | 'older') =>
  render(
    <LookContext value={traitsOf(look)}>
      <Sum value={value} picture={Coin} size={20} label={`${value} points`}>
        <p>{value}</p>
      </Sum>
      <Figure value={value}>{`${value} in all`}</Figure>
    </LookContext>,
  );
const pieces = () => screen.queryByRole('img')?.querySelectorAll('svg').length ?? 0;

test.each(['middle', 'older'] as const)('the %s look writes every number', (look) => {
  show(1234, look);
  expect(screen.getByText('1234')).toBeVisible();
  expect(pieces()).toBe(0);
});

test('the young look writes numbers up to twenty', () => {
  show(20, 'young');
  expect(screen.getByText('20')).toBeVisible();
  expect(screen.getByText('20 in all')).toBeVisible();
});

test('above it a pile says how much, and who hears the page hears the number', () => {
  show(21, 'young');
  expect(screen.queryByText('21')).toBeNull();
  expect(screen.getByRole('img', { name: '21 points' })).toBeVisible();
  expect(screen.getByText('21 in all').className).toContain('heard');
});

test('a larger sum is a higher pile', () => {
  const heights = [21, 50, 100, 250, 9_999].map((value) => {
    const { unmount } = show(value, 'young');
    const count = pieces();
    unmount();
    return count;
  });
  expect(heights).toEqual([1, 2, 3, 4, 5]);
});
