import type { AppRouter } from '@herohood/api/root';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { showEmergency } from './restrictions';

/** The server's procedures as hooks, typed from its own router. */
export const trpc = createTRPCReact<AppRouter>();

/** The server refuses larger batches, so that one request cannot carry hundreds of calls. */
const MAX_BATCH = 10;

/** `role` names which of this browser's two sessions speaks: a parent may be signed in beside the child. */
export function createApiClient() {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${window.location.origin}/trpc`,
        headers: { 'x-herohood-role': 'child' },
        maxItems: MAX_BATCH,
        fetch: (url, options) => fetch(url, { ...options, credentials: 'include' }),
      }),
    ],
  });
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** The procedures outside of components: what is asked there lies in the same cache, under the same keys. */
export const createApiUtils = (app: { queryClient: QueryClient; client: ApiClient }) =>
  createTRPCQueryUtils<AppRouter>(app);

export type ApiUtils = ReturnType<typeof createApiUtils>;

/**
 * Data never goes stale by itself, nothing polls or refetches on focus,
 * nothing retries. Emergency mode may show in the refusal of any query, so every failure passes here once;
 * acts look at their own refusal (a refused login must not lock the screen of somebody else).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        const read = readApiError(error);
        if (read.hasEmergency) showEmergency(read);
      },
    }),
    defaultOptions: {
      // 'always': a tap while offline must fail at once and be told, not wait unseen for the network.
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // What was once loaded is there when a section is opened without network.
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
