import '@testing-library/jest-dom/vitest';
import { speakEnglish } from '@herohood/testing/speak-english';
import { act, cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { dismissToast } from '../device/toast';
import { clearRestrictions } from '../features/controls/restrictions';
import { learnFamilyClock } from '../features/home/family-clock';
import { FakeEventSource } from './fake-event-source';
import { letCallsFail, setOnline } from './network';
import { server } from './trpc-server';

// Whatever the file before has spoken.
speakEnglish();

// Lazy parts are compiled when first asked for, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 8_000, getElementError: (message) => new Error(message ?? 'Not found.') });

// It draws on a canvas, which jsdom does not have; that it flies is seen in a real browser.
vi.mock('canvas-confetti', () => ({ default: { create: () => () => Promise.resolve() } }));

let complaints: MockInstance<typeof console.error>;

beforeAll(() => {
  vi.stubGlobal('EventSource', FakeEventSource);
  // Another screen starts at its top; jsdom has nothing to scroll.
  vi.stubGlobal('scrollTo', () => {});
  server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

afterEach(async () => {
  // A test that failed hands its own time on to nobody.
  vi.useRealTimers();
  await letCallsFail();
  cleanup();
  document.documentElement.dir = '';
  act(() => {
    dismissToast();
    clearRestrictions();
  });
  server.resetHandlers();
  // A browser that speaks is one test's own: where it can, there are more buttons.
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance'])
    Reflect.deleteProperty(globalThis, name);
  localStorage.clear();
  learnFamilyClock({ serverTime: new Date().toISOString() }, Date.now());
  FakeEventSource.closeAll();
  setOnline(true);
  // A complaint of React or of the app that nobody expected is a defect.
  const said = complaints.mock.calls;
  complaints.mockRestore();
  expect(said).toEqual([]);
});

afterAll(async () => {
  // A part of the app that is still loading would fail for every file to come.
  await vi.dynamicImportSettled();
  server.close();
});
