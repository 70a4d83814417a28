import './mantine-styles';
import './console.css';
import { keepFocus } from '@herohood/browser/focus-keeper/focus-keeper';
import { lazily } from '@herohood/browser/lazy-part';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { type ReactNode, useEffect, useState } from 'react';
import { question } from '../layout/confirm';
import { areTooltipsWanted } from '../layout/icon-button';
import { ToastHost } from '../layout/toast-host';
import { keepPage } from '../service-worker/kept-page';
import { createApiClient, createParentQueryClient, trpc } from './api';
import { theme } from './theme';
import { toast } from './toast';

/** Mantine, query cache, dialogs and toasts around `children`. */
export function ConsoleProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createParentQueryClient);
  const [client] = useState(createApiClient);
  useEffect(keepFocus, []);
  return (
    <DirectionProvider>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            {children}
            <ConfirmHost />
            <ToastHost />
            <TooltipHost />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </DirectionProvider>
  );
}

export function ConsoleFrame() {
  const router = useRouter();
  useEffect(startConsoleWorker, []);
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) toast.clearError();
      }),
    [router],
  );
  return (
    <ConsoleProviders>
      <Outlet />
    </ConsoleProviders>
  );
}

const IconTooltips = lazily(async () => (await import('../layout/icon-tooltips')).IconTooltips);

/** Fetches what draws tooltips with the first mouse or focus on an icon-only button; fingers never need it. */
function TooltipHost() {
  return useSelector(areTooltipsWanted) ? <IconTooltips /> : null;
}

const ConfirmDialog = lazily(async () => (await import('../layout/confirm-dialog')).ConfirmDialog);

/** Stands once in the console and shows the question that was asked, if any. */
function ConfirmHost() {
  const asked = useSelector(question);
  return asked ? <ConfirmDialog question={asked} onClose={() => question.set(null)} /> : null;
}

/** Built beside the app's files; the server lets it control the pages, whose addresses begin so. */
const WORKER = `${import.meta.env.BASE_URL}service-worker.js`;
const SCOPE = '/parent';

/** Puts the service worker behind the console; where browsers or their owners forbid it, nothing is missing but pushes. */
function startConsoleWorker(): void {
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register(WORKER, { scope: SCOPE }).catch(() => {});
  keepOfflinePage().catch(() => {});
}

/** The worker has no words: the page lays down what is said without network, in the language that it speaks. */
async function keepOfflinePage(): Promise<void> {
  const { offlinePage } = await import('../service-worker/offline-page');
  await keepPage(offlinePage());
}
