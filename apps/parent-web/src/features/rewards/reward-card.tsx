import { serverNow } from '@herohood/browser/server-clock';
import type { Child } from '@herohood/domain/children/schema';
import type { WeekStart } from '@herohood/domain/days/facts';
import type { Reward } from '@herohood/domain/rewards/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { RewardIcon } from '@herohood/ui/reward-icon/reward-icon';
import { Group, Progress, Switch, Text } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import { Icon } from '../../layout/icon';
import { MenuButton } from '../../layout/menu-button';
import rows from '../../layout/picture-rows.module.css';
import { trpc } from '../../lib/api';
import { sinceLabel } from '../../lib/format-day';
import { REWARD_ACCENTS } from '../../lib/reward-accents';
import { withSaved } from '../../lib/shown-lists';
import { useAct, useDecisionQueries } from '../../lib/use-act';
import { limitsText } from '../../text/en/limits';
import { rewardsText as text } from '../../text/en/rewards';
import { limitsSentence } from './limit-words';
import classes from './rewards.module.css';

interface Props {
  reward: Reward;
  hero: Child;
  /** XP that a waiting claim holds on it; 0 without one. */
  heldXp: number;
  clock: FamilyClock & { weekStart: WeekStart };
  onEdit: () => void;
}

/** Switches a reward on and off, and deletes it after asking. */
function useRewardActs({ reward: { id, childId, name }, hero, heldXp }: Props) {
  const { listForChild } = trpc.useUtils().rewards;
  const refresh = useDecisionQueries();
  const { updated, deleted, ...toasts } = text.toasts;
  const switching = useAct({
    call: trpc.rewards.update.useMutation().mutateAsync,
    done(saved) {
      listForChild.setData({ id: childId }, withSaved(saved));
      return { title: updated.title, message: toasts.statusUpdated(saved.name, saved.isActive) };
    },
    refresh,
    failed: { title: toasts.error, message: toasts.updateFailed },
  });
  const removing = useAct({
    call: trpc.rewards.remove.useMutation().mutateAsync,
    done() {
      listForChild.setData({ id: childId }, (all) => all?.filter((reward) => reward.id !== id));
      return { title: deleted.title, message: deleted.message(name) };
    },
    refresh,
    failed: { title: toasts.error, message: toasts.deleteFailed },
  });
  return {
    setActive: (isActive: boolean) => void switching.send({ id, isActive }),
    isSwitching: switching.isSending,
    askDelete: () =>
      confirmDestructive({
        title: text.deleteTitle(name),
        body: heldXp > 0 ? text.deleteWaiting(hero.name, heldXp) : text.deleteBody(hero.name),
        confirmLabel: text.delete,
        onConfirm: () => void removing.send({ id }),
      }),
  };
}

/** One reward of one hero: what it is, what it costs, and how near it is. */
export function RewardCard(props: Props) {
  const { reward, hero, heldXp, clock, onEdit } = props;
  const { setActive, isSwitching, askDelete } = useRewardActs(props);
  const { name, description, cost, icon, type, isActive, limits, stockLeft } = reward;
  const sentence = limitsSentence(limits, clock.weekStart);
  return (
    <li className={classes.card} data-accent={REWARD_ACCENTS[type]} data-inactive={!isActive || undefined}>
      <Group justify="space-between" align="flex-start" gap="0.5rem">
        <span className={classes.picture}>
          <RewardIcon icon={icon} size={40} />
        </span>
        <span className={classes.cost}>{text.xp(cost)}</span>
      </Group>
      <div className={rows.what}>
        <span className={classes.kind}>{text.types[type]}</span>
        <Text component="strong" ff="heading" fw={600} lh={1.3}>
          <bdi>{name}</bdi>
        </Text>
        {description ? (
          <Text size="sm" c="dimmed" lineClamp={2} title={description}>
            <bdi>{description}</bdi>
          </Text>
        ) : null}
        {sentence ? (
          <Group gap="0.35rem" mt="0.3rem" wrap="nowrap">
            <Icon name="clock" size={15} />
            {sentence}
          </Group>
        ) : null}
        {stockLeft === null ? null : <b>{limitsText.left(stockLeft)}</b>}
      </div>
      <Group gap="0.35rem" justify="flex-end" me="-0.4rem">
        <Reach reward={reward} hero={hero} heldXp={heldXp} clock={clock} />
        <Switch
          aria-label={text.activeLabel(name, hero.name)}
          checked={isActive}
          disabled={isSwitching}
          onChange={(event) => setActive(event.currentTarget.checked)}
        />
        <MenuButton
          label={text.more(name, hero.name)}
          acts={[
            { label: text.dialogs.edit, icon: 'edit', onClick: onEdit },
            { label: text.delete, icon: 'trash', onClick: askDelete, isDangerous: true },
          ]}
        />
      </Group>
    </li>
  );
}

/** How far the hero's wallet reaches; a waiting claim has paid already. */
function Reach({ reward, hero, heldXp, clock }: Pick<Props, 'reward' | 'hero' | 'heldXp' | 'clock'>) {
  const isWaiting = heldXp > 0;
  const missing = Math.max(0, reward.cost - hero.xp);
  const share = isWaiting ? 1 : Math.min(1, hero.xp / reward.cost);
  const states = text.states;
  const words = isWaiting
    ? states.waiting
    : !reward.isActive
      ? states.hidden(hero.name)
      : missing > 0
        ? states.toGo(missing)
        : closedWords(reward, clock);
  return (
    <div className={classes.reach}>
      <Progress value={share * 100} color="var(--accent-deep)" radius="xl" mb="0.3rem" aria-hidden />
      {words}
    </div>
  );
}

/** What its limits say now, and when they let it go again. */
function closedWords({ available }: Reward, clock: FamilyClock): string {
  const { code, availableAt } = available;
  if (code === null) return text.states.inReach;
  const words = limitsText.closed[code];
  return availableAt ? `${words}, ${limitsText.again(sinceLabel(availableAt, clock, serverNow()))}` : words;
}
