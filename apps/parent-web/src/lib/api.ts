import type { AppRouter } from '@herohood/api/root';
import { batchLinkOptions, createQueryClient } from '@herohood/browser/api-client';
import { readApiError } from '@herohood/browser/api-error';
import type { ErrorCode } from '@herohood/domain/errors';
import type { QueryClient } from '@tanstack/react-query';
import { httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';

/**
 * The whole server, typed. Every call of the console goes through this object; a question is called off with the screen that
 * asks it.
 */
export const trpc = createTRPCReact<AppRouter>({ abortOnUnmount: true });

export const createApiClient = () =>
  trpc.createClient({ links: [httpBatchLink(batchLinkOptions('parent'))] });

/** The key that the client gives to account.me. */
const ME = [['account', 'me']];

const MEMBERSHIP_CHANGED = new Set<string>([
  'UNAUTHORIZED',
  'PREMIUM_REQUIRED',
  'WAITING_FOR_ACCEPTANCE',
] satisfies ErrorCode[]);

/**
 * The cache of the parent's answers. When the session ended, the trial did, or the parent was put out, any call is
 * refused: asking who is signed in leads to the right screen.
 */
export function createParentQueryClient(): QueryClient {
  const askAgainWho = (error: unknown) => {
    if (!MEMBERSHIP_CHANGED.has(readApiError(error).code)) return;
    void client.invalidateQueries({ queryKey: ME, predicate: ({ state }) => state.status !== 'error' });
  };
  const client = createQueryClient({
    onQueryError(error, queryKey) {
      if (JSON.stringify(queryKey[0]) !== JSON.stringify(ME[0])) askAgainWho(error);
    },
    onMutationError: askAgainWho,
  });
  return client;
}
