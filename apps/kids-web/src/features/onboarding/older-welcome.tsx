import type { BaseAvatar, Child } from '@herohood/domain/children/schema';
import { digitsOf } from '@herohood/domain/digits';
import { MAX_COST, MIN_COST } from '@herohood/domain/rewards/choices';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { RewardTile } from '@herohood/ui/reward-tile/reward-tile';
import { type FormEvent, useId, useState } from 'react';
import { CardDialog } from '../../layout/card-dialog';
import sheet from '../../layout/sheet.module.css';
import field from '../../layout/text-field.module.css';
import { mainAct } from '../../layout/use-focus-trap';
import { trpc } from '../../lib/api';
import { goalsText } from '../../text/en/goals';
import { olderWelcomeText as words } from '../../text/en/welcome';
import { useControls } from '../controls/public';
import { useGoalActs } from '../goals/public';
import { HeroChoice } from './hero-choice';
import styles from './older-welcome.module.css';

const own = goalsText.own;

type Props = {
  hero: Child;
  chosen: BaseAvatar | undefined;
  onChoose: (avatarType: BaseAvatar) => void;
  onEnd: () => void;
};

/** The welcome of the older look: who they are, and what they save for first. Closed, it is over as well (rules: the welcome). */
export function OlderWelcome({ hero, chosen, onChoose, onEnd }: Props) {
  const { isEnabled } = useControls();
  const [isSaving, setIsSaving] = useState(false);
  const title = isSaving ? own.line : words.hello(hero.name);
  return (
    <CardDialog label={title} onClose={onEnd}>
      <div className={sheet.card} data-accent="turquoise">
        <h2 className={sheet.title}>{title}</h2>
        {isSaving ? (
          <FirstGoal heroId={hero.id} onDone={onEnd} />
        ) : (
          <>
            {!hero.avatarUrl && (
              <>
                <p className={sheet.line}>{words.choose}</p>
                <HeroChoice hero={hero} chosen={chosen ?? hero.avatarType} onChoose={onChoose} />
              </>
            )}
            <div className={sheet.acts}>
              <ChunkyButton
                kind="big"
                accent="mint"
                onClick={() => (isEnabled('rewards') ? setIsSaving(true) : onEnd())}
                {...mainAct}
              >
                <ActSign sign="forward" />
                {isEnabled('rewards') ? words.next : words.go}
              </ChunkyButton>
            </div>
          </>
        )}
      </div>
    </CardDialog>
  );
}

/** The nearest rewards; the others stand in their section. */
const OFFERED = 3;
const MOST_LETTERS = 60;
const MOST_DIGITS = String(MAX_COST).length;

/** What a new hero saves for first: a reward, or something of their own. It may wait. */
function FirstGoal({ heroId, onDone }: { heroId: string; onDone: () => void }) {
  const rewards = trpc.rewards.listForChild.useQuery({ id: heroId });
  const acts = useGoalActs(heroId);
  const [nameField, targetField] = [useId(), useId()];
  const [rewardId, setRewardId] = useState<string>();
  const [name, setName] = useState('');
  const [target, setTarget] = useState(0);
  const nearest = [...(rewards.data ?? [])].sort((a, b) => a.cost - b.cost).slice(0, OFFERED);
  const isOwn = name.trim() !== '' && target >= MIN_COST && target <= MAX_COST;

  async function begin(event: FormEvent) {
    event.preventDefault();
    const wish = { name: name.trim(), target };
    if (rewardId !== undefined ? await acts.begin(rewardId) : isOwn && (await acts.beginOwn(wish))) onDone();
  }

  return (
    <form className={styles.goal} onSubmit={(event) => void begin(event)}>
      {nearest.map((reward) => (
        <button
          key={reward.id}
          type="button"
          className={styles.reward}
          aria-pressed={reward.id === rewardId}
          onClick={() => setRewardId(reward.id === rewardId ? undefined : reward.id)}
        >
          <RewardTile type={reward.type} icon={reward.icon} size={44} />
          <bdi className={styles.name}>{reward.name}</bdi> {own.xp(reward.cost)}
        </button>
      ))}
      {rewardId === undefined && (
        <div className={styles.own}>
          <label htmlFor={nameField}>{own.name}</label>
          <label htmlFor={targetField}>{own.size}</label>
          <input
            id={nameField}
            className={field.input}
            value={name}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <input
            id={targetField}
            className={field.input}
            inputMode="numeric"
            value={target > 0 ? String(target) : ''}
            maxLength={MOST_DIGITS}
            autoComplete="off"
            onChange={(event) => setTarget(Number(digitsOf(event.target.value)))}
          />
        </div>
      )}
      <div className={sheet.acts}>
        <ChunkyButton
          kind="big"
          accent="mint"
          type="submit"
          disabled={acts.isBusy || (rewardId === undefined && !isOwn)}
        >
          <ActSign sign="forward" />
          {own.begin}
        </ChunkyButton>
        <ChunkyButton kind="quiet" accent="turquoise" disabled={acts.isBusy} onClick={onDone}>
          {own.close}
        </ChunkyButton>
      </div>
    </form>
  );
}
