import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { AppProviders } from '../lib/app-providers';
import { ToastHost } from '../lib/toast';
import { createAppRouter } from '../router';

const routerAt = (address: string) => createAppRouter(createMemoryHistory({ initialEntries: [address] }));

/** Everything that a piece of the app finds around it, for `wrapper` of `render`. */
export function appAround() {
  const router = routerAt('/kids');
  return ({ children }: { children: ReactNode }) => (
    <AppProviders {...router.options.context}>
      <RouterContextProvider router={router}>
        {children}
        <ToastHost />
      </RouterContextProvider>
    </AppProviders>
  );
}

/** Renders one piece of the app with everything that it finds around it. */
export function renderPiece(piece: ReactElement) {
  return render(piece, { wrapper: appAround() });
}

/** Renders the whole app at an address. */
export function renderApp(at: string) {
  const router = routerAt(at);
  const rendered = render(
    <AppProviders {...router.options.context}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return {
    ...rendered,
    /** Where the app is by now, such as `/kids?tab=games`. */
    address: () => router.history.location.href,
    /** How many steps Back leads within the app. */
    index: () => router.history.location.state.__TSR_index,
    /** Goes to another address, as somebody who types it would. */
    visit: (address: string) => act(() => router.history.push(address)),
    /** The browser's button. */
    back: () => act(() => router.history.back()),
  };
}
