import { act } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, vi } from 'vitest';
import { server } from './trpc-server';

/** Lets the browser believe that the network came or went. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

/** Calls that fail just now. */
const failing = new Set<string>();
server.events.on('request:end', ({ requestId }) => void failing.delete(requestId));

/** Takes the network away: no call arrives any more. It comes back with the next `answer` and `setOnline(true)`. */
export function cutNetwork(): void {
  server.use(
    http.all('*', ({ requestId }) => {
      failing.add(requestId);
      return HttpResponse.error();
    }),
  );
  setOnline(false);
}

/** Waits until each call that fails has said so: one that its screen leaves in that moment fails once more, and nobody hears it (msw 2). */
export async function letCallsFail(): Promise<void> {
  if (failing.size === 0) return;
  await vi.waitFor(() => expect(failing.size).toBe(0));
  await new Promise(setImmediate);
}
