import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createApiClient, createQueryClient, trpc } from './api';
import { connectDesk } from './offline/load-desk';

/** Everything that the screens find around them: the server, the cache, and what is kept for offline. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(createApiClient);
  useEffect(() => connectDesk({ queryClient, client }), [queryClient, client]);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
