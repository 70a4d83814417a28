import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderConsole } from '../testing/render';
import { toast } from './toast';

afterEach(() => {
  vi.useRealTimers();
});

const say = (title: string) => act(async () => toast.error({ title }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('an error that takes the place of another one stays its own six seconds', async () => {
  renderConsole(null);
  await say('The first');
  await screen.findByText('The first');
  await act(async () => toast.clear());
  vi.useFakeTimers();

  await say('Name required');
  await pass(5_000);
  await say('File too large');
  await pass(5_000);
  expect(screen.getByText('File too large')).toBeVisible();
  expect(screen.queryByText('Name required')).toBeNull();
  await pass(2_000);
  expect(screen.queryByText('File too large')).toBeNull();
});

test('an error goes when it is told to, also when another one was there before', async () => {
  renderConsole(null);
  await say('Name required');
  await say('File too large');
  await screen.findByText('File too large');
  vi.useFakeTimers();
  await act(async () => toast.clearError());
  await pass(1_000);
  expect(screen.queryByText('File too large')).toBeNull();
});
