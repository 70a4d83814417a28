import '@herohood/ui/tokens.css';
import './base.css';
import { reloadWhenOutdated } from '@herohood/ui/runtime/reload-when-outdated';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './lib/app-providers';
import { whenCalm } from './lib/calm';
import { beginApp } from './lib/home-picture';
import { keepFocusForKeys } from './lib/keep-focus-for-keys';
import { fetchFirstScreen, Screens } from './routes/-screens';

reloadWhenOutdated({ whenCalm });
keepFocusForKeys();
void fetchFirstScreen(window.location.pathname).then(() => {
  const root = document.getElementById('root')!;
  beginApp(root);
  createRoot(root).render(
    <StrictMode>
      <AppProviders>
        <Screens />
      </AppProviders>
    </StrictMode>,
  );
});
