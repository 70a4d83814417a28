import '@herohood/ui/tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './lib/app-providers';
import { reloadWhenOutdated } from './lib/reload-when-outdated';
import { fetchFirstScreen, Screens } from './routes/-screens';

reloadWhenOutdated();
void fetchFirstScreen(window.location.pathname).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <AppProviders>
        <Screens />
      </AppProviders>
    </StrictMode>,
  ),
);
