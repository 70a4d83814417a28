import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { StateCard } from '@herohood/ui/state-card/state-card';
import type { ComponentType, SVGProps } from 'react';
import Missions from '~icons/fluent-emoji-flat/bullseye';
import Moon from '~icons/fluent-emoji-flat/crescent-moon';
import Games from '~icons/fluent-emoji-flat/joystick';
import GearShop from '~icons/fluent-emoji-flat/shield';
import Rewards from '~icons/fluent-emoji-flat/wrapped-gift';
import type { ClosableFeature } from '../features/controls/public';
import { disabledText } from '../text/en/controls';
import styles from './feature-disabled.module.css';

const pictures: Record<ClosableFeature, ComponentType<SVGProps<SVGSVGElement>>> = {
  missions: Missions,
  gearShop: GearShop,
  rewards: Rewards,
  games: Games,
};

type Props = {
  feature: ClosableFeature;
  /** The child asks whether it is open again. */
  onCheck: () => void;
};

/** In place of a section that a parent has disabled: it sleeps, nothing is lost. */
export function FeatureDisabled({ feature, onCheck }: Props) {
  const Picture = pictures[feature];
  const { title, body } = disabledText[feature];
  return (
    <StateCard
      role="status"
      accent="purple"
      art={
        <div className={styles.art} aria-hidden>
          <Picture className={styles.picture} />
          <Moon className={styles.moon} />
          <span className={styles.breath}>z</span>
          <span className={styles.breath}>z</span>
          <span className={styles.breath}>z</span>
        </div>
      }
      title={title}
      body={body}
      action={
        <ChunkyButton accent="purple" onClick={onCheck}>
          {disabledText.check}
        </ChunkyButton>
      }
    />
  );
}
