import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { RewardIcon } from '@herohood/ui/reward-icon/reward-icon';
import { useNow } from '@herohood/ui/runtime/use-now';
import { Badge, Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import classes from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { sinceWithin } from '../../lib/format-day';
import { REWARD_ACCENTS } from '../../lib/reward-accents';
import { claimsText } from '../../text/en/claims';
import { useGiveClaim } from './use-give-claim';

const text = claimsText.owed;

interface Props {
  heroes: readonly Child[];
  clock: FamilyClock;
}

/** Rewards that a parent has promised and not handed out yet, the oldest promise first; nothing where nothing is owed. */
export function OwedRewards({ heroes, clock }: Props) {
  const query = trpc.rewards.listOwedClaims.useQuery();
  const now = useNow(60_000);
  const giveClaim = useGiveClaim();
  const owed = (query.data ?? []).flatMap((claim) => {
    const hero = heroes.find(({ id }) => id === claim.childId);
    return hero ? [{ claim, hero }] : [];
  });
  // Most visits owe nothing: the page holds no place for it.
  if (owed.length === 0 && (query.data || !query.error)) return null;
  return (
    <Section
      id="owed"
      title={text.title}
      hint={text.hint}
      badge={owed.length > 0 ? <Badge color="sunshine">{owed.length}</Badge> : undefined}
    >
      <Loaded query={query} what={text.load}>
        {() => (
          <ul className={classes.list}>
            {owed.map(({ claim, hero }) => {
              const { id, reward, decidedAt, createdAt } = claim;
              return (
                <li key={id} className={classes.row}>
                  <span className={classes.picture} data-accent={REWARD_ACCENTS[reward.type]}>
                    <RewardIcon icon={reward.icon} size={28} />
                  </span>
                  <div className={classes.what}>
                    <strong>
                      <bdi>{reward.name}</bdi>
                    </strong>
                    <span>{text.since(hero.name, sinceWithin(decidedAt ?? createdAt, clock, now))}</span>
                  </div>
                  <Button
                    mih={44}
                    px="sm"
                    flex="none"
                    ms="auto"
                    leftSection={<Icon name="gift" size={18} />}
                    aria-label={text.giveLabel(reward.name, hero.name)}
                    onClick={() => void giveClaim(claim, hero.name)}
                  >
                    {text.give}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
