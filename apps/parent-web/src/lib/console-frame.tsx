import './mantine-styles';
import './console.css';
import { keepFocus } from '@herohood/ui/focus-keeper/focus-keeper';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmHost } from '../layout/confirm-host';
import { ToastHost } from '../layout/toast-host';
import { TooltipHost } from '../layout/tooltip-host';
import { createApiClient, createParentQueryClient, trpc } from './api';
import { startConsoleWorker } from './console-worker';
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
