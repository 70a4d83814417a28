import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CountUp } from './count-up';

afterEach(() => vi.unstubAllGlobals());

test('counts from the old value to the new one, and ends there', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { rerender } = render(<CountUp value={10} />);
  rerender(<CountUp value={60} />);
  expect(screen.getByText('10')).toBeVisible();
  await waitFor(() => expect(screen.getByText('60')).toBeVisible());
  rerender(<CountUp value={20} />);
  await waitFor(() => expect(screen.getByText('20')).toBeVisible());
});

test('shows the new value at once to those who want less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { rerender } = render(<CountUp value={10} />);
  rerender(<CountUp value={60} />);
  expect(screen.getByText('60')).toBeVisible();
});
