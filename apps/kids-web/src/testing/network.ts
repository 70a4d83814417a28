import { act } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { server } from './trpc-server';

/** Lets the browser believe that the network came or went. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

/** Takes the network away: no call arrives any more. It comes back with the next `answer` and `setOnline(true)`. */
export function cutNetwork(): void {
  server.use(http.all('*', () => HttpResponse.error()));
  setOnline(false);
}
