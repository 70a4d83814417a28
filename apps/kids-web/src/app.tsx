import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showComfort } from './device/comfort';
import { keepFocusForKeys } from './device/keep-focus-for-keys';
import { AppProviders } from './lib/app-providers';
import { createAppRouter } from './router';

/** The first screen takes the page's own wait away, without an empty page in between. */
export async function showApp(): Promise<void> {
  showComfort();
  keepFocusForKeys();
  const router = createAppRouter(createBrowserHistory());
  await router.load();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <AppProviders {...router.options.context}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
}
