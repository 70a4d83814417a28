import type { Child } from '@herohood/domain/children/schema';
import type { Reward } from '@herohood/domain/rewards/schema';
import { RewardIcon } from '@herohood/ui/reward-icon/reward-icon';
import { Menu, Switch } from '@mantine/core';
import { DANGEROUS_LINE } from '../../layout/dangerous-line';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import { REWARD_ACCENTS } from '../../lib/reward-accents';
import { rewardsText as text } from '../../text/en/rewards';
import classes from './rewards.module.css';

interface Props {
  reward: Reward;
  hero: Child;
  isWaiting: boolean;
  isBusy: boolean;
  onActive: (isActive: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One reward of one hero: what it is, what it costs, and how near it is. */
export function RewardCard({ reward, hero, isWaiting, isBusy, onActive, onEdit, onDelete }: Props) {
  const { name, description, cost, icon, type, isActive } = reward;
  return (
    <li className={classes.card} data-accent={REWARD_ACCENTS[type]} data-inactive={!isActive || undefined}>
      <div className={classes.top}>
        <span className={classes.picture}>
          <RewardIcon icon={icon} size={40} />
        </span>
        <span className={classes.cost}>{text.xp(cost)}</span>
      </div>
      <div className={classes.what}>
        <span className={classes.kind}>{text.types[type]}</span>
        <strong>{name}</strong>
        {description ? <p title={description}>{description}</p> : null}
      </div>
      <div className={classes.foot}>
        <Reach reward={reward} hero={hero} isWaiting={isWaiting} />
        <Switch
          aria-label={text.activeLabel(name, hero.name)}
          checked={isActive}
          disabled={isBusy}
          onChange={(event) => onActive(event.currentTarget.checked)}
        />
        <Menu position="bottom-end" radius="md" shadow="md">
          <Menu.Target>
            <IconButton color="gray" size={40} label={text.more(name, hero.name)}>
              <Icon name="more" />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Icon name="edit" size={18} />} onClick={onEdit}>
              {text.dialogs.edit}
            </Menu.Item>
            <Menu.Item {...DANGEROUS_LINE} leftSection={<Icon name="trash" size={18} />} onClick={onDelete}>
              {text.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}

/** How far the hero's wallet reaches; a waiting claim has paid already. */
function Reach({ reward, hero, isWaiting }: Pick<Props, 'reward' | 'hero' | 'isWaiting'>) {
  const missing = Math.max(0, reward.cost - hero.xp);
  const share = isWaiting ? 1 : Math.min(1, hero.xp / reward.cost);
  const states = text.states;
  return (
    <div className={classes.reach}>
      <span className={classes.track} aria-hidden="true">
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <small>
        {isWaiting
          ? states.waiting
          : !reward.isActive
            ? states.hidden(hero.name)
            : missing > 0
              ? states.toGo(missing)
              : states.inReach}
      </small>
    </div>
  );
}
