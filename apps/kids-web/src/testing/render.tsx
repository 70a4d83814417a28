import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AppProviders } from '../lib/app-providers';
import { ToastHost } from '../lib/toast';
import { Screens } from '../routes/-screens';

/** Renders one piece of the app with everything that it finds around it. */
export function renderPiece(piece: ReactElement) {
  return render(
    <AppProviders>
      {piece}
      <ToastHost />
    </AppProviders>,
  );
}

/** Renders the whole app at an address. */
export function renderApp(address: string) {
  window.history.replaceState(null, '', address);
  return render(
    <AppProviders>
      <Screens />
    </AppProviders>,
  );
}
