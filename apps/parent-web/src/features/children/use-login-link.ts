import type { HeroDevice, LoginLink } from '@herohood/domain/children/schema';
import { useEffect, useState } from 'react';
import { trpc } from '../../lib/api';

/**
 * A link that signs a hero in, and the device that came in while it was shown: sync brings the list anew as soon as
 * somebody signs in.
 */
export function useLoginLink(heroId: string) {
  const create = trpc.account.createLoginLink.useMutation();
  const { data: devices } = trpc.account.listHeroDevices.useQuery({ id: heroId });
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const link: LoginLink | null = create.data ?? null;

  useEffect(() => {
    // Those who were there when the code came up are no news.
    if (link && devices && !known) setKnown(new Set(devices.map(({ id }) => id)));
  }, [link, devices, known]);

  const arrived: HeroDevice | null =
    link && known ? (devices?.find(({ id }) => !known.has(id)) ?? null) : null;
  return {
    link,
    arrived,
    isMaking: create.isPending,
    hasFailed: create.isError,
    make() {
      setKnown(null);
      create.mutate({ id: heroId });
    },
  };
}
