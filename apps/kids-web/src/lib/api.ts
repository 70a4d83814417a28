import type { AppRouter } from '@herohood/api/root';
import { batchLinkOptions, createQueryClient } from '@herohood/browser/api-client';
import { type ApiError, readApiError } from '@herohood/browser/api-error';
import type { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';

/** The server's procedures as hooks, typed from its own router. A question is called off with the screen that asks it. */
export const trpc = createTRPCReact<AppRouter>({ abortOnUnmount: true });

export const createApiClient = () =>
  createTRPCClient<AppRouter>({ links: [httpBatchLink(batchLinkOptions('child'))] });

export type ApiClient = ReturnType<typeof createApiClient>;

/** The procedures outside of components: what is asked there lies in the same cache, under the same keys. */
export const createApiUtils = (app: { queryClient: QueryClient; client: ApiClient }) =>
  createTRPCQueryUtils<AppRouter>(app);

export type ApiUtils = ReturnType<typeof createApiUtils>;

/**
 * The cache of the hero's answers. Emergency mode may show in the refusal of any query, so every failure passes here
 * once; acts look at their own refusal (a refused login must not lock the screen of somebody else).
 *
 * @param onEmergency hears of each refusal that tells of one
 */
export const createHeroQueryClient = (onEmergency: (refusal: ApiError) => void) =>
  createQueryClient({
    onQueryError(error) {
      const read = readApiError(error);
      if (read.hasEmergency) onEmergency(read);
    },
    // What was once loaded is there when a section is opened without network.
    gcTime: Number.POSITIVE_INFINITY,
  });
