import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import type { Reward } from '@herohood/domain/rewards/schema';
import { RewardIcon } from '@herohood/ui/reward-icon/reward-icon';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { EmptyState, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { rewardsText as text } from '../../text/en/rewards';
import { HeroRewardList } from './hero-reward-list';
import classes from './rewards.module.css';
import { usePendingClaims } from './use-pending-claims';

const RewardDialog = lazily(async () => (await import('./reward-dialog')).RewardDialog);

type Dialog = { reward?: Reward; heroIds: readonly string[] } | null;

/** What every hero can save for, hero by hero. */
export function RewardSection({ heroes }: { heroes: readonly Child[] }) {
  const groups = useRewards(heroes);
  const claims = usePendingClaims(heroes);
  const [dialog, setDialog] = useState<Dialog>(null);
  const only = heroes.length === 1 ? heroes.map(({ id }) => id) : [];
  const hasRewards = groups.data?.some(({ rewards }) => rewards.length > 0) ?? false;
  const open = (heroIds: readonly string[]) => setDialog({ heroIds });
  return (
    <Section
      id="rewards"
      title={text.section}
      hint={text.sectionHint}
      actions={
        hasRewards ? (
          <Button leftSection={<Icon name="plus" size={18} />} onClick={() => open(only)}>
            {text.add}
          </Button>
        ) : null
      }
    >
      <Loaded query={groups} what={text.load.rewards} skeleton={<CardsSkeleton />}>
        {(all) =>
          hasRewards ? (
            <div className={classes.groups}>
              {all.map(({ hero, rewards }) => (
                <HeroRewardList
                  key={hero.id}
                  hero={hero}
                  rewards={rewards}
                  claims={claims.filter(({ claim }) => claim.childId === hero.id)}
                  onAdd={() => open([hero.id])}
                  onEdit={(reward) => setDialog({ reward, heroIds: [hero.id] })}
                />
              ))}
            </div>
          ) : (
            <EmptyState
              art={<RewardIcon icon="gift" size={80} />}
              title={text.empty.title}
              hint={text.empty.hint}
              action={<Button onClick={() => open(only)}>{text.empty.action}</Button>}
            />
          )
        }
      </Loaded>
      {dialog ? (
        <RewardDialog
          reward={dialog.reward}
          heroes={heroes}
          chosenIds={dialog.heroIds}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </Section>
  );
}

function CardsSkeleton() {
  return (
    <Stack role="status" aria-busy="true" aria-label={text.load.rewards}>
      <Skeleton height={44} width={180} radius="xl" />
      <div className={classes.cards}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height={210} radius="lg" />
        ))}
      </div>
    </Stack>
  );
}

interface HeroRewards {
  hero: Child;
  rewards: readonly Reward[];
}

/** What each hero can save for. One request carries all the lists; undefined until every one is there. */
function useRewards(heroes: readonly Child[]) {
  const queries = trpc.useQueries((t) => heroes.map((hero) => t.rewards.listForChild({ id: hero.id })));
  const isComplete = queries.every((query) => query.data !== undefined);
  const groups = heroes.map((hero, index): HeroRewards => ({ hero, rewards: queries[index]?.data ?? [] }));
  return {
    data: isComplete ? groups : undefined,
    error: queries.find((query) => query.error && query.data === undefined)?.error ?? null,
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
}
