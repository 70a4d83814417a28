import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { ToastHost } from '../device/toast';
import { AppProviders } from '../lib/app-providers';
import { createAppRouter } from '../router';
// Sections are compiled here, once for all: no test spends its patience on that.
import '../features/games/game-stage';
import '../features/games/games-tab';
import '../features/games/math-hero/math-hero';
import '../features/celebrations/celebration-stage';
import '../features/progress/progress-tab';
import '../features/shop/customize-tab';
import '../features/world/world-tab';
import '../routes/-rewards-of-home';

const routerAt = (address: string) => createAppRouter(createMemoryHistory({ initialEntries: [address] }));

/** Everything that a piece of the app finds around it, for `wrapper` of `render`. */
function appAround() {
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

/** The first touch of the app: what the first view does without comes now, not when the device has been idle. */
export const touch = () => fireEvent.pointerDown(window);
