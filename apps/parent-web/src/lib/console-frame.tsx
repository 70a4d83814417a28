import './mantine-styles';
import './console.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ConfirmHost } from '../layout/confirm';
import { createApiClient, createQueryClient, trpc } from './api';
import { theme } from './theme';

/** Mantine, query cache, dialogs and toasts around `children`. */
export function ConsoleProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(createApiClient);
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          {children}
          <ConfirmHost />
          <Notifications position="bottom-center" limit={1} containerWidth={420} zIndex={400} />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  );
}

export function ConsoleFrame() {
  return (
    <ConsoleProviders>
      <Outlet />
    </ConsoleProviders>
  );
}
