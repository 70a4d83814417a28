import type { QueryClient } from '@tanstack/react-query';
import { getUntypedClient } from '@trpc/client';
import { type createApiClient, trpc } from '../api';
import { queryKeyOf } from '../trpc-hooks';

type Job = { queryClient: QueryClient; client: ReturnType<typeof createApiClient>; heroId: string };

/**
 * Asks for the sections that the hero has not opened yet, in one batch, so that they can be shown without network.
 * What does not come now comes when the section is opened.
 */
export async function lookAhead({ queryClient, client, heroId }: Job): Promise<void> {
  const own = { id: heroId };
  const sections: [procedure: object, input?: object][] = [
    [trpc.progress.weekly, own],
    [trpc.progress.badges, own],
    [trpc.rewards.listForChild, own],
    [trpc.rewards.listClaims, own],
    [trpc.shop.listAvatars],
    [trpc.shop.listGear],
  ];
  const untyped = getUntypedClient(client);
  await Promise.all(
    sections.map(async ([procedure, input]) => {
      const queryKey = queryKeyOf(procedure, input);
      if (queryClient.getQueryState(queryKey)) return;
      await queryClient.prefetchQuery({
        queryKey,
        queryFn: () => untyped.query(queryKey[0].join('.'), input),
      });
    }),
  );
}
