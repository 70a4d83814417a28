import type { Child } from '@herohood/domain/children/schema';
import type { Reward } from '@herohood/domain/rewards/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Title } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { useUser } from '../../lib/use-user';
import { rewardsText as text } from '../../text/en/rewards';
import { RewardCard } from './reward-card';
import classes from './rewards.module.css';
import type { PendingClaim } from './use-pending-claims';

interface Props {
  hero: Child;
  rewards: readonly Reward[];
  /** This hero's waiting claims. */
  claims: readonly PendingClaim[];
  onAdd: () => void;
  onEdit: (reward: Reward) => void;
}

/** Until the parent is known. */
const UNKNOWN_CLOCK = { timeZone: 'UTC', dayStartHour: 0, weekStart: 'mon' } as const;

/** One hero's rewards, the cheapest first, under what the hero can spend. */
export function HeroRewardList({ hero, rewards, claims, onAdd, onEdit }: Props) {
  const { user } = useUser();
  const sorted = [...rewards].sort((a, b) => a.cost - b.cost);
  const heldOn = (id: string) => claims.find(({ claim }) => claim.rewardId === id)?.claim.cost ?? 0;
  return (
    <div>
      <div className={classes.group}>
        <span className={classes.face}>
          <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={40} crop="portrait" />
        </span>
        <div>
          <Title order={3} size="h5">
            <bdi>{hero.name}</bdi>
          </Title>
          <small>{text.wallet(hero.xp)}</small>
        </div>
      </div>
      <ul className={classes.cards}>
        {sorted.map((reward) => (
          <RewardCard
            key={reward.id}
            reward={reward}
            hero={hero}
            heldXp={heldOn(reward.id)}
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
