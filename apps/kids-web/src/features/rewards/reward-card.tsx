import { serverNow } from '@herohood/browser/server-clock';
import { RewardTile, rewardAccentOf } from '@herohood/ui/reward-tile/reward-tile';
import Bolt from '~icons/fluent-emoji-flat/high-voltage';
import Jar from '~icons/fluent-emoji-flat/jar';
import { useLook } from '../../device/look';
import quest from '../../layout/quest-card.module.css';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import round from '../../layout/round-button.module.css';
import { Figure, Sum } from '../../layout/sum';
import { rewardsText } from '../../text/en/rewards';
import { sayHeld, sayLimits } from './availability';
import { ClaimButton } from './claim-button';
import type { Goal } from './goal-order';
import { HeldNote } from './held-note';
import styles from './reward-card.module.css';

type Props = {
  goal: Goal;
  /** The next one: a ribbon says so. */
  isGoal: boolean;
  isSending: boolean;
  /** It becomes the hero's own goal, and gets a jar. */
  onChoose: () => void;
  onClaim: () => void;
};

const words = rewardsText;
/** From this share of the cost on a hero is almost there. */
const NEAR = 0.8;

/** One reward: what it is, what it costs, how far the hero has come, and the one thing that can be done now. */
export function RewardCard({ goal, isGoal, isSending, onChoose, onClaim }: Props) {
  const { largestNumber, hasClock } = useLook();
  const { reward, missing, share } = goal;
  const { name, description, type, icon, cost, costType, available } = reward;
  const unit = words.units[costType];
  const price = words.cost(cost, unit);
  const accent = rewardAccentOf(type);
  const reader = { hasClock, now: serverNow().getTime() };
  const held = available.now ? null : sayHeld({ ...available, limits: reward.limits }, reader);
  const limits = held ?? sayLimits(reward, hasClock);
  const spoken = [
    name,
    description,
    price,
    limits,
    missing > 0 && words.spoken.missing(missing, unit),
    missing === 0 && !held && words.spoken.enough,
  ];
  // What can be had needs no goal, and what is far away is not near.
  const aim = missing === 0 && !held ? null : share >= NEAR ? words.near : words.nextGoal;
  const ribbon = isGoal ? aim : null;
  return (
    <li>
      <article
        className={`${quest.card} ${styles.card}`}
        data-accent={accent}
        data-held={held !== null}
        data-ribbon={ribbon !== null}
        aria-label={name}
      >
        {ribbon && <p className={quest.ribbon}>{ribbon}</p>}
        <div className={styles.head}>
          <div className={styles.tile}>
            <RewardTile type={type} icon={icon} size={88} />
          </div>
          <div className={`${quest.words} ${styles.words}`}>
            <p className={styles.type}>{words.types[type]}</p>
            <h3 className={quest.name}>
              <bdi>{name}</bdi>
            </h3>
            {description && (
              <p className={quest.description}>
                <bdi>{description}</bdi>
              </p>
            )}
            <p className={styles.cost}>
              <Sum value={cost} picture={Bolt} size={26} label={price}>
                <Bolt width={24} height={24} />
                {price}
              </Sum>
            </p>
            {limits && (missing > 0 || !held) && <p className={styles.limits}>{limits}</p>}
          </div>
          <button type="button" className={round.button} aria-label={words.pin(name)} onClick={onChoose}>
            <Jar width={36} height={36} />
          </button>
        </div>
        <div className={quest.foot}>
          <div className={quest.action}>
            {missing > 0 ? (
              <Savings goal={goal} unit={unit} />
            ) : held ? (
              <HeldNote code={available.code} words={held} />
            ) : (
              <ClaimButton
                name={name}
                cost={price}
                isPriced={cost <= largestNumber}
                accent={accent}
                isSending={isSending}
                onClaim={onClaim}
              />
            )}
          </div>
          <ReadAloudButton name={name} words={spoken.filter(Boolean).join('. ')} />
        </div>
      </article>
    </li>
  );
}

function Savings({ goal, unit }: { goal: Goal; unit: string }) {
  const { reward, missing, share } = goal;
  const have = reward.cost - missing;
  return (
    <div className={styles.savings}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={words.progressLabel(reward.name)}
        aria-valuenow={have}
        aria-valuemin={0}
        aria-valuemax={reward.cost}
        aria-valuetext={words.progress(have, reward.cost, unit)}
      >
        <div
          className={styles.fill}
          style={{ transform: `translateX(calc(${(share - 1) * 100}% * var(--forward)))` }}
        />
      </div>
      <p className={styles.missing}>
        <Figure value={missing}>{words.missing(missing, unit)}</Figure>
      </p>
    </div>
  );
}
