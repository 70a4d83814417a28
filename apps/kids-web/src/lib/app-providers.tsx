import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { connectOfflineStore } from '../offline/load-offline-store';
import { type ApiClient, trpc } from './api';

type Props = { queryClient: QueryClient; client: ApiClient; children: ReactNode };

/** Everything that the screens find around them: the server, the cache, and what is kept for offline. */
export function AppProviders({ queryClient, client, children }: Props) {
  useEffect(() => connectOfflineStore({ queryClient, client }), [queryClient, client]);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
