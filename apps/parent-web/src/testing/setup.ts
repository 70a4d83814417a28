import '@testing-library/jest-dom/vitest';
import { quickenDom } from '@herohood/testing/quick-dom';
import { speakEnglish } from '@herohood/testing/speak-english';
import { notifications } from '@mantine/notifications';
import { act, cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { FakeEventSource } from './event-source';
import './patience';
import { resetServer, server } from './server';

// Whatever the file before has spoken.
speakEnglish();
quickenDom();
// React keeps where each element was made, and Vitest asks for a hundred lines of it.
Error.stackTraceLimit = 10;

/* What Mantine asks of a browser and jsdom does not have. */
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) as MediaQueryList;

class Unobserving {
  observe(_target?: Element) {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
/** Everything is in sight: jsdom lays nothing out. */
class AllSeeing extends Unobserving {
  constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    super();
  }
  override observe(target?: Element) {
    if (target) queueMicrotask(() => act(() => this.tell([{ isIntersecting: true, target }])));
  }
}
// For good: a test that takes its own stand-ins away leaves these.
Object.assign(globalThis, {
  ResizeObserver: Unobserving,
  IntersectionObserver: AllSeeing,
  EventSource: FakeEventSource,
});
// A button without a size in a window without one counts as scrolled away: its menu would be hidden a moment after it opened.
const IN_SIGHT = { x: 10, y: 10, left: 10, top: 10, right: 50, bottom: 50, width: 40, height: 40 };
Element.prototype.getBoundingClientRect = () => ({ ...IN_SIGHT, toJSON: () => IN_SIGHT });
Object.defineProperties(document.documentElement, {
  clientWidth: { configurable: true, value: 1_024 },
  clientHeight: { configurable: true, value: 768 },
});
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(async () => {
  // A part of the app that is still loading would fail for every file to come.
  await vi.dynamicImportSettled();
  server.close();
});

let complaints: MockInstance[] = [];

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  cleanup();
  notifications.clean();
  resetServer();
  FakeEventSource.open.clear();
  window.localStorage.clear();
  document.documentElement.dir = '';
  // A stray complaint is a defect that nobody has looked at yet.
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
