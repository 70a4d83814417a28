import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { fetchAndTell, PAGE_ID } from './own-acts';
import { spokenLocale } from './text/words';

/** As many calls as the server takes in one request. */
const MAX_BATCH = 20;

/**
 * How a web app reaches the server's procedures: the options of tRPC's batch link.
 *
 * @param role which of this browser's two sessions speaks: a parent and a hero may be signed in side by side
 */
export function batchLinkOptions(role: 'parent' | 'child') {
  return {
    url: `${window.location.origin}/trpc`,
    // What the page speaks, which may be another language than the browser's. Of whoever is signed in the server knows theirs.
    headers: () => ({
      'x-herohood-role': role,
      'x-herohood-page': PAGE_ID,
      'accept-language': spokenLocale(),
    }),
    fetch: fetchAndTell,
    maxItems: MAX_BATCH,
  };
}

interface QueryClientPorts {
  /** Hears every failed question, once for all screens that asked it. */
  onQueryError?: (error: unknown, queryKey: QueryKey) => void;
  /** Hears every failed act. */
  onMutationError?: (error: unknown) => void;
  /** How long an answer that no screen shows is kept, in milliseconds; the library's own time where nothing is said. */
  gcTime?: number;
}

/**
 * The cache of the server's answers. Data never goes stale by itself, nothing polls or refetches on focus, nothing
 * retries: what changed is told by sync, and by the hooks that changed it.
 */
export function createQueryClient({ onQueryError, onMutationError, gcTime }: QueryClientPorts): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => onQueryError?.(error, queryKey) }),
    mutationCache: new MutationCache({ onError: (error) => onMutationError?.(error) }),
    defaultOptions: {
      // 'always': what is tapped while offline must fail at once and be told, not wait unseen for the network.
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        ...(gcTime !== undefined && { gcTime }),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
