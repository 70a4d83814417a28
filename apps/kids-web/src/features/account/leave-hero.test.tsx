import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { clearOfflineStatus } from '../../offline/offline-status';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { cutNetwork } from '../../testing/network';
import { renderApp } from '../../testing/render';
import { answer, server } from '../../testing/trpc-server';
import { user } from '../../testing/user';

afterEach(() => void act(clearOfflineStatus));

/** The server's logout; counts how often it was told. */
function logout() {
  const told = vi.fn();
  server.use(
    http.get('*/api/logout', ({ request }) => {
      told(new URL(request.url).search);
      return new HttpResponse(null, { status: 302, headers: { location: '/kids-login' } });
    }),
  );
  return told;
}

async function leaveOffline() {
  answer(makeProcedures());
  const app = renderApp('/kids');
  await screen.findByRole('article', { name: 'Brush teeth' });
  cutNetwork();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await user.click(screen.getByRole('button', { name: 'Yes, log out' }));
  await waitFor(() => expect(app.address()).toBe('/kids-login'));
  return app;
}

test('a sync that is under way when the hero leaves is called off, and no other begins', async () => {
  let isCalledOff = false;
  let pulls = 0;
  answer(makeProcedures());
  server.use(
    http.get('*/trpc/sync.childFamilyData', async ({ request }) => {
      pulls += 1;
      await new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve()));
      isCalledOff = true;
      return HttpResponse.error();
    }),
    http.head('*/healthz', () => new HttpResponse(null, { status: 503 })),
  );
  renderApp('/kids');
  await waitFor(() => expect(pulls).toBe(1), { timeout: 5_000 });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await user.click(screen.getByRole('button', { name: 'Yes, log out' }));
  await waitFor(() => expect(isCalledOff).toBe(true));
  expect(await screen.findByText('You are logged out here')).toBeVisible();
  expect(pulls).toBe(1);
});

test('the next hero’s session begins after the first one’s has ended', async () => {
  await leaveOffline();
  const order: string[] = [];
  const zoe = makeHero({ id: 'hero-2', name: 'Zoe' });
  answer(
    makeProcedures({
      'account.childLogin': () => {
        order.push('login');
        return zoe;
      },
      'account.childMe': () => zoe,
    }),
  );
  logout().mockImplementation(() => order.push('logout'));
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  await screen.findByLabelText('Family Code');
  for (const [label, value] of [
    ['Family Code', 'HER7K2'],
    ['Hero Username', 'zoe'],
    ['Secret PIN', '1234'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await user.click(screen.getByRole('button', { name: 'Start Adventure!' }));
  await waitFor(() => expect(order).toEqual(['logout', 'login']));
  expect(await screen.findByRole('img', { name: 'Zoe' })).toBeVisible();
});
