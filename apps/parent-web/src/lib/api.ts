import type { AppRouter } from '@herohood/api/root';
import type { ErrorCode } from '@herohood/domain/errors';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';

/** The whole server, typed. Every call of the console goes through this object. */
export const trpc = createTRPCReact<AppRouter>();

/** The key that the client gives to account.me. */
const ME = [['account', 'me']];

const STANDING_CHANGED = new Set<string>([
  'UNAUTHORIZED',
  'PREMIUM_REQUIRED',
  'WAITING_FOR_ACCEPTANCE',
] satisfies ErrorCode[]);

/**
 * Data never goes stale by itself, nothing polls or refetches on focus,
 * nothing retries. What changed is told by sync, and by the hooks that changed it.
 */
export function createQueryClient(): QueryClient {
  // The session ended, the trial did, or the parent was put out: asking who is signed in leads to the right screen.
  const askAgainWho = (error: unknown) => {
    if (STANDING_CHANGED.has(readApiError(error).code)) void client.invalidateQueries({ queryKey: ME });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (JSON.stringify(query.queryKey[0]) !== JSON.stringify(ME[0])) askAgainWho(error);
      },
    }),
    mutationCache: new MutationCache({ onError: askAgainWho }),
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
  return client;
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
