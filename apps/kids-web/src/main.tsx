import '@herohood/ui/tokens.css';
import '@herohood/ui/direction.css';
import './base.css';
import { reloadForLostPart, reloadWhenOutdated } from '@herohood/ui/runtime/reload-when-outdated';
import { ownLocale, reportMissing, speak, words } from '@herohood/ui/text/words';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './lib/app-providers';
import { showComfort } from './lib/comfort';
import { whenInterruptible } from './lib/interruption';
import { keepFocusForKeys } from './lib/keep-focus-for-keys';
import { createAppRouter } from './router';

showComfort();
reloadWhenOutdated({ whenInterruptible });
keepFocusForKeys();
const catalogues = import.meta.glob('./locales/*/*.po', { base: './text' });
reportMissing(reportError);
speak(ownLocale(catalogues), catalogues);
const router = createAppRouter(createBrowserHistory());
const firstWords = words('first').catch(async () =>
  (await import('./lib/words-instead')).speakInstead(catalogues),
);
void Promise.all([firstWords, router.load()]).then(draw, beginAnew);

/** The first screen takes the page's own wait away, without an empty page in between. */
function draw() {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <AppProviders {...router.options.context}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
}

/** Without words nothing can be said: the page stays as it was sent, until it can be had with them. */
function beginAnew(error: unknown) {
  reportError(error);
  reloadForLostPart();
}
