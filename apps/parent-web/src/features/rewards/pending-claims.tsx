import type { FamilyClock } from '@herohood/domain/time/family-day';
import { RewardIcon } from '@herohood/ui/reward-icon/reward-icon';
import { lazily } from '@herohood/ui/runtime/lazy-part';
import { useNow } from '@herohood/ui/runtime/use-now';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../layout/icon';
import { PendingList, PendingRow } from '../../layout/pending-list';
import { sinceLabel } from '../../lib/format-day';
import { rewardsText } from '../../text/en/rewards';
import { TYPE_ACCENTS } from './choices';
import { useDecideClaim } from './use-decide-claim';
import type { PendingClaim } from './use-pending-claims';

const DeclineDialog = lazily(() =>
  import('./decline-dialog').then((part) => ({ default: part.DeclineDialog })),
);

const text = rewardsText.claims;

interface Props {
  items: readonly PendingClaim[];
  clock: FamilyClock;
  heading?: string;
}

/** Rewards that heroes claimed: their XP is held until a parent answers. */
export function PendingClaims({ items, clock, heading }: Props) {
  const now = useNow(60_000);
  const { approveOne, approveAll } = useDecideClaim();
  const [declining, setDeclining] = useState<PendingClaim | null>(null);
  const all = { label: text.approveAll(items.length), onClick: () => void approveAll(items) };
  return (
    <>
      <PendingList heading={heading} approveAll={items.length > 1 ? all : undefined}>
        {items.map((item) => {
          const { hero, claim } = item;
          const { name, icon, type } = claim.reward;
          return (
            <PendingRow
              key={claim.id}
              picture={<RewardIcon icon={icon} size={30} />}
              accent={TYPE_ACCENTS[type]}
              title={name}
              heroName={hero.name}
              when={sinceLabel(claim.createdAt, clock, now)}
              worth={{ text: text.by(claim.cost), tone: 'coral' }}
              answers={
                <>
                  <Button
                    variant="default"
                    h={44}
                    aria-label={text.declineLabel(name, hero.name)}
                    onClick={() => setDeclining(item)}
                  >
                    {text.decline}
                  </Button>
                  <Button
                    h={44}
                    px="md"
                    leftSection={<Icon name="check" size={18} />}
                    aria-label={text.approveLabel(name, hero.name)}
                    onClick={() => void approveOne(item)}
                  >
                    {text.approve}
                  </Button>
                </>
              }
            />
          );
        })}
      </PendingList>
      {declining ? <DeclineDialog item={declining} onClose={() => setDeclining(null)} /> : null}
    </>
  );
}
