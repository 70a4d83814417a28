import { serverNow } from '@herohood/browser/server-clock';
import { useOnline } from '@herohood/browser/use-online';
import type { Child } from '@herohood/domain/children/schema';
import { StateCard } from '@herohood/ui/state-card/state-card';
import type { ReactNode } from 'react';
import Bolt from '~icons/fluent-emoji-flat/high-voltage';
import Satellite from '~icons/fluent-emoji-flat/satellite-antenna';
import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import { useLook } from '../../device/look';
import { CardsComing } from '../../layout/cards-coming';
import { FailedCard } from '../../layout/failed-card';
import { FeatureDisabled } from '../../layout/feature-disabled';
import section from '../../layout/section-head.module.css';
import { Sum } from '../../layout/sum';
import { rewardsText } from '../../text/en/rewards';
import { useControls } from '../controls/public';
import { useGoalActs, useGoals } from '../goals/public';
import { ClaimShelf } from './claim-shelf';
import { byNearness, chooseGoal, type Goal } from './goal-order';
import { RewardCard } from './reward-card';
import styles from './rewards-tab.module.css';
import { useClaimReward } from './use-claim-reward';
import { useRenew, useRewards } from './use-rewards';

const words = rewardsText;

type Props = {
  hero: Child;
  /** Something nice where there is nothing to save for. */
  quiet: ReactNode;
  /** The hero's jars. They stay open where a parent has closed the section. */
  jars: ReactNode;
  /** What their missions pay a day, of late. */
  pace: number;
  /** What the hero wishes for; open like the jars. */
  wishes: ReactNode;
};

/** What the hero can get for XP: their presents, what they save for, and all the other rewards, the next goal first. */
export function RewardsTab({ hero, quiet, jars, pace, wishes }: Props) {
  const { isDetailed } = useLook();
  const { isEnabled, check } = useControls();
  const state = useRewards(hero.id);
  const isOnline = useOnline();
  const { claimReward, sendingId } = useClaimReward(hero.id);
  useRenew(hero.id, state.kind === 'ready' ? state.rewards : undefined);
  const saving = useGoals(hero.id);
  const { begin } = useGoalActs(hero.id);

  if (!isEnabled('rewards')) {
    return (
      <>
        <FeatureDisabled feature="rewards" onCheck={check} />
        {jars}
        {wishes}
      </>
    );
  }
  if (state.kind === 'loading') return <CardsComing />;
  if (state.kind === 'failed') {
    return (
      <FailedCard
        art={<Satellite width={124} height={124} />}
        title={words.failed.title}
        body={isOnline ? words.failed.body : words.offline}
        onRetry={state.retry}
      />
    );
  }

  const { rewards, claims } = state;
  // What waits for a parent stands among the presents, what is saved for among the jars, and nowhere else.
  const elsewhere = new Set([
    ...claims.flatMap(({ status, rewardId }) => (status === 'pending' ? [rewardId] : [])),
    ...(saving ?? []).map(({ rewardId }) => rewardId),
  ]);
  const goals = byNearness(
    rewards.filter(({ id }) => !elsewhere.has(id)),
    hero.xp,
  );
  const goal = saving && saving.length > 0 ? null : chooseGoal(goals, { pace, now: serverNow().getTime() });
  const cardOf = (each: Goal) => {
    const { id } = each.reward;
    return (
      <RewardCard
        key={id}
        goal={each}
        isGoal={each === goal}
        isSending={sendingId === id}
        onChoose={() => void begin(id)}
        onClaim={() => void claimReward(each.reward)}
      />
    );
  };

  return (
    <section className={styles.tab} aria-label={words.title}>
      <div className={`${section.head} ${styles.head}`}>
        <h2 className={section.title}>{words.title}</h2>
        {(hero.xp > 0 || isDetailed) && (
          <p className={`${section.pill} ${styles.wallet}`}>
            <Sum value={hero.xp} picture={Bolt} size={28} label={words.wallet(hero.xp)}>
              <Bolt width={26} height={26} />
              {words.wallet(hero.xp)}
            </Sum>
          </p>
        )}
      </div>
      <ClaimShelf heroId={hero.id} claims={claims} />
      {jars}
      {goals.length > 0 && (
        <ul className={`${section.list} ${styles.list}`}>
          {goal && cardOf(goal)}
          {goals.filter((each) => each !== goal).map(cardOf)}
        </ul>
      )}
      {rewards.length === 0 && (
        <StateCard
          accent="sunshine"
          art={<Gift width={124} height={124} />}
          title={words.empty.title}
          body={words.empty.body}
        />
      )}
      {wishes}
      {rewards.length === 0 && claims.length === 0 && quiet}
    </section>
  );
}
