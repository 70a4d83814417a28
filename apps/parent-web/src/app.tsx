import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './router';

/** Takes the page's own wait away, as soon as its first screen is there. */
export async function showApp(): Promise<void> {
  const router = createAppRouter();
  await router.load();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
