import '@herohood/ui/tokens.css';
import './base.css';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './lib/app-providers';
import { reloadWhenOutdated } from './lib/reload-when-outdated';
import { Crash } from './routes/-crash';
import { routeTree } from './routeTree.gen';

const router = createRouter({ routeTree, defaultPreload: 'intent', defaultErrorComponent: Crash });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

reloadWhenOutdated();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);
