import type { AppRouter } from '@herohood/api/root';
import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';

/** The whole server, typed. Every call of the console goes through this object. */
export const trpc = createTRPCReact<AppRouter>();

/**
 * Query defaults of the specification: data never goes stale by itself, nothing polls or refetches on focus,
 * nothing retries. What changed is told by sync, and by the hooks that changed it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': an approval tapped while offline must fail at once, not wait unseen for the network.
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The server refuses larger batches, so that one request cannot carry hundreds of calls. */
const MAX_BATCH = 10;

/** `role` names which of this browser's two sessions speaks: a child may be signed in beside the parent. */
export function createApiClient() {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: `${window.location.origin}/trpc`,
        headers: { 'x-herohood-role': 'parent' },
        maxItems: MAX_BATCH,
      }),
    ],
  });
}
