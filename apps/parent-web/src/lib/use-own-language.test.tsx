import { untilHolds } from '@herohood/testing/until-holds';
import { MutationObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { seeReload } from '../testing/see-reload';
import { useOwnLanguage } from './use-own-language';

type Who = Parameters<typeof useOwnLanguage>[0];

const GERMANS = { locale: null, familyLocale: 'de' } as const;
const ENGLISH = { locale: 'en', familyLocale: 'de' } as const;

const kept = () => localStorage.getItem('herohood.locale');

function open(user: Who, client = new QueryClient()) {
  return renderHook(({ who, path }) => useOwnLanguage(who, path), {
    initialProps: { who: user, path: '/parent' },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

test('when it is known who is signed in, the page is loaded anew in their language', () => {
  const reload = seeReload();
  const page = open(undefined);
  expect([page.result.current, reload.mock.calls.length]).toEqual([false, 0]);
  page.rerender({ who: GERMANS, path: '/parent' });
  expect([page.result.current, reload.mock.calls.length, kept()]).toEqual([true, 1, 'de']);
});

test('what another device changes interrupts nothing: it is spoken from the next page on', () => {
  const reload = seeReload();
  const page = open(ENGLISH);
  page.rerender({ who: GERMANS, path: '/parent' });
  expect([page.result.current, reload.mock.calls.length, kept()]).toEqual([false, 0, 'de']);
  page.rerender({ who: GERMANS, path: '/parent/settings' });
  expect([page.result.current, reload.mock.calls.length]).toEqual([true, 1]);
});

test('no page is loaded anew while something is being sent, or without network', async () => {
  const reload = seeReload();
  const client = new QueryClient();
  let end = () => {};
  const sending = new MutationObserver(client, {
    mutationFn: () => new Promise<void>((resolve) => (end = resolve)),
  }).mutate();
  const page = open(GERMANS, client);
  expect(reload).not.toHaveBeenCalled();
  await untilHolds(() => expect(client.isMutating()).toBe(1));
  end();
  await sending;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  page.rerender({ who: GERMANS, path: '/parent/heroes' });
  expect(reload).not.toHaveBeenCalled();
  online.mockRestore();
  page.rerender({ who: GERMANS, path: '/parent/habits' });
  expect(reload).toHaveBeenCalledTimes(1);
});
