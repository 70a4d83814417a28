import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastHost, toast } from './toast';

beforeEach(() => void vi.useFakeTimers());

const shown = () => screen.getByRole('status');

test('a toast goes after its time, and the old one’s clock does not shorten the new one’s', () => {
  render(<ToastHost />);
  act(() => toast({ title: 'Short', tone: 'good', durationMs: 2_000 }));
  act(() => void vi.advanceTimersByTime(1_500));
  act(() => toast({ title: 'Long', tone: 'bad', durationMs: 6_000 }));
  act(() => void vi.advanceTimersByTime(5_999));
  expect(shown()).toHaveTextContent('Long');
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toBeEmptyDOMElement();
});

test('a tap on a toast takes it away, and reaches what is behind it; a tap beside it leaves it', () => {
  render(<ToastHost />);
  act(() => toast({ title: 'Saved', tone: 'good' }));
  const [box] = shown().children;
  vi.spyOn(box!, 'getBoundingClientRect').mockReturnValue(new DOMRect(80, 12, 230, 70));
  fireEvent.pointerDown(document.body, { clientX: 40, clientY: 40 });
  expect(shown()).toHaveTextContent('Saved');
  // The finger is on what lies below: the toast itself lets it through.
  fireEvent.pointerDown(document.body, { clientX: 200, clientY: 40 });
  expect(shown()).toBeEmptyDOMElement();
});
