import { useNow } from '@herohood/browser/use-now';
import type { Child } from '@herohood/domain/children/schema';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { RewardIcon } from '@herohood/ui/reward-icon/reward-icon';
import { Badge } from '@mantine/core';
import { ActButton } from '../../layout/act-button';
import classes from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { trpc } from '../../lib/api';
import { sinceWithin } from '../../lib/format-day';
import { REWARD_ACCENTS } from '../../lib/reward-accents';
import { useChangeToday, useToday } from '../../lib/today';
import { useAct, useDecisionQueries } from '../../lib/use-act';
import { claimsText } from '../../text/en/claims';

const text = claimsText.owed;

interface Props {
  heroes: readonly Child[];
  clock: FamilyClock;
}

interface Owed {
  claim: RewardClaim;
  hero: Child;
}

/** Notes that a promised reward was handed out. The toast can take it back. */
function useGive() {
  const change = useChangeToday();
  const refresh = useDecisionQueries();
  const give = trpc.rewards.giveClaim.useMutation();
  const { send: takeBack } = useAct({
    call: trpc.rewards.undoClaim.useMutation().mutateAsync,
    done: () => text.takenBack,
    refresh,
    failed: { title: text.takeBackFailed },
  });
  const { send } = useAct({
    call: ({ claim: { id } }: Owed) => give.mutateAsync({ id }),
    show: ({ claim }) =>
      change(({ owedClaims }) => ({ owedClaims: owedClaims.filter(({ id }) => id !== claim.id) })),
    done: (_, { claim: { id, reward }, hero }) => ({
      ...text.given(reward.name, hero.name),
      onUndo: () => void takeBack({ id }),
    }),
    refresh,
    failed: { title: text.failed },
  });
  return send;
}

/** Rewards that a parent has promised and not handed out yet, the oldest promise first; nothing where nothing is owed. */
export function OwedRewards({ heroes, clock }: Props) {
  const { data: claims = [] } = useToday(({ owedClaims }) => owedClaims);
  const now = useNow(60_000);
  const give = useGive();
  const owed = claims.flatMap((claim) => {
    const hero = heroes.find(({ id }) => id === claim.childId);
    return hero ? [{ claim, hero }] : [];
  });
  // Most visits owe nothing: the page holds no place for it.
  if (owed.length === 0) return null;
  return (
    <Section
      id="owed"
      title={text.title}
      hint={text.hint}
      badge={<Badge color="sunshine">{owed.length}</Badge>}
    >
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
              <ActButton
                mih={44}
                px="sm"
                icon="gift"
                aria-label={text.giveLabel(reward.name, hero.name)}
                onClick={() => void give({ claim, hero })}
              >
                {text.give}
              </ActButton>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
