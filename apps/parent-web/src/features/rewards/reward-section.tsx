import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import type { Reward } from '@herohood/domain/rewards/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { RewardIcon } from '@herohood/ui/reward-icon/reward-icon';
import { Box, Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import people from '../../layout/people-row.module.css';
import { Section } from '../../layout/section';
import { EmptyState, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useToday } from '../../lib/today';
import { useUser } from '../../lib/use-user';
import { rewardsText as text } from '../../text/en/rewards';
import { RewardCard } from './reward-card';
import classes from './rewards.module.css';

const RewardDialog = lazily(async () => (await import('./reward-dialog')).RewardDialog);

/** What every hero can save for, hero by hero. */
export function RewardSection({ heroes }: { heroes: readonly Child[] }) {
  const groups = useRewards(heroes);
  const [dialog, setDialog] = useState<{ reward?: Reward; heroIds: readonly string[] } | null>(null);
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
          <ActButton icon="plus" onClick={() => open(only)}>
            {text.add}
          </ActButton>
        ) : null
      }
    >
      <Loaded query={groups} what={text.load.rewards} skeleton={<CardsSkeleton />}>
        {(all) =>
          hasRewards ? (
            <Stack gap="xl">
              {all.map(({ hero, rewards }) => (
                <HeroRewards
                  key={hero.id}
                  hero={hero}
                  rewards={rewards}
                  onAdd={() => open([hero.id])}
                  onEdit={(reward) => setDialog({ reward, heroIds: [hero.id] })}
                />
              ))}
            </Stack>
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

/** Until the parent is known. */
const UNKNOWN_CLOCK = { timeZone: 'UTC', dayStartHour: 0, weekStart: 'mon' } as const;

interface GroupProps {
  hero: Child;
  rewards: readonly Reward[];
  onAdd: () => void;
  onEdit: (reward: Reward) => void;
}

/** One hero's rewards, the cheapest first, under what the hero can spend. */
function HeroRewards({ hero, rewards, onAdd, onEdit }: GroupProps) {
  const { user } = useUser();
  const { data: claims = [] } = useToday((today) => today.claims);
  const sorted = [...rewards].sort((a, b) => a.cost - b.cost);
  return (
    <div>
      <Group gap="sm" mb="sm">
        <span className={people.face}>
          <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={40} crop="portrait" />
        </span>
        <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Title order={3} size="h5">
            <bdi>{hero.name}</bdi>
          </Title>
          <Hint>{text.wallet(hero.xp)}</Hint>
        </Box>
      </Group>
      <ul className={classes.cards}>
        {sorted.map((reward) => (
          <RewardCard
            key={reward.id}
            reward={reward}
            hero={hero}
            heldXp={claims.find(({ rewardId }) => rewardId === reward.id)?.cost ?? 0}
            clock={user ?? UNKNOWN_CLOCK}
            onEdit={() => onEdit(reward)}
          />
        ))}
        <li>
          <button type="button" className={classes.add} onClick={onAdd}>
            <Icon name="plus" />
            {sorted.length > 0 ? text.addFor(hero.name) : text.addFirst(hero.name)}
          </button>
        </li>
      </ul>
    </div>
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

/** What each hero can save for. One request carries all the lists; undefined until every one is there. */
function useRewards(heroes: readonly Child[]) {
  const queries = trpc.useQueries((t) => heroes.map((hero) => t.rewards.listForChild({ id: hero.id })));
  const isComplete = queries.every((query) => query.data !== undefined);
  const groups = heroes.map((hero, index) => ({ hero, rewards: queries[index]?.data ?? [] }));
  return {
    data: isComplete ? groups : undefined,
    error: queries.find((query) => query.error && query.data === undefined)?.error ?? null,
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
}
