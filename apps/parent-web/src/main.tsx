import '@herohood/ui/tokens.css';
import '@herohood/ui/direction.css';
import './layout/base.css';
import { reloadForLostPart, reloadWhenOutdated } from '@herohood/ui/runtime/reload-when-outdated';
import { ownLocale, reportMissing, speak, words } from '@herohood/ui/text/words';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyScheme, followSystemScheme } from './lib/color-scheme';
import { createAppRouter } from './router';

const router = createAppRouter();

applyScheme();
followSystemScheme();
reloadWhenOutdated();

const catalogues = import.meta.glob('./locales/*/*.po', { base: './text' });
reportMissing(reportError);
speak(ownLocale(catalogues), catalogues);
void Promise.all([words('app'), router.load()]).then(draw, beginAnew);

function draw() {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** Without words nothing can be said: the page stays as it was sent, until it can be had with them. */
function beginAnew(error: unknown) {
  reportError(error);
  reloadForLostPart();
}
