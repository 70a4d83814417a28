import { WELCOME_HAT } from '@herohood/domain/children/welcome';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import ChestArt from '@herohood/ui/chest-art/chest-art';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { GearPicture } from '@herohood/ui/gear-art/gear-picture';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import type { ReactNode } from 'react';
import Hand from '~icons/fluent-emoji-flat/backhand-index-pointing-up';
import House from '~icons/fluent-emoji-flat/house';
import { mainAct } from '../../layout/use-focus-trap';
import { firstMinuteText } from '../../text/en/welcome';
import styles from './next-thing.module.css';
import type { Step } from './step';

type Props = {
  step: Step;
  /** The picture of the mission that is practiced. */
  practice: string;
  /** The choice of who the hero is, where there is one. */
  choice: ReactNode;
  onGo: (next: Step) => void;
  onHome: () => void;
};

const words = firstMinuteText;
/** It asks to be tapped, and has the focus. */
const next = { ...mainAct, 'data-invite': true } as const;

/** What is to be tapped now, with a hand that points to it. */
export function NextThing({ step, practice, choice, onGo, onHome }: Props) {
  switch (step) {
    case 'hello':
      return (
        <div className={styles.thing}>
          {choice}
          <Pointed>
            <ChunkyButton
              kind="big"
              accent="mint"
              className={styles.round}
              aria-label={words.goOn}
              onClick={() => onGo('deed')}
              {...next}
            >
              <ActSign sign="forward" size={44} />
            </ChunkyButton>
          </Pointed>
        </div>
      );
    case 'deed':
      return (
        <div className={styles.thing}>
          <div className={styles.mission}>
            <HabitIcon icon={practice} size={84} />
            <strong>{words.mission}</strong>
          </div>
          <Pointed>
            <ChunkyButton kind="big" accent="mint" onClick={() => onGo('chest')} {...next}>
              <ActSign sign="done" size={38} />
              {words.done}
            </ChunkyButton>
          </Pointed>
        </div>
      );
    case 'chest':
      return (
        <div className={`${styles.thing} ${styles.landing}`}>
          <Pointed>
            <button
              key="closed"
              type="button"
              className={styles.chest}
              aria-label={words.open}
              onClick={() => onGo('hat')}
              {...next}
            >
              <ChestArt isOpen={false} size={190} />
            </button>
          </Pointed>
        </div>
      );
    case 'hat':
      return (
        <div className={styles.thing}>
          <Pointed>
            <button
              key="open"
              type="button"
              className={styles.chest}
              aria-label={words.wear}
              onClick={() => onGo('worn')}
              {...next}
            >
              <ChestArt isOpen size={190}>
                <GearPicture shape={WELCOME_HAT} gearType="helmet" rarity="common" size={104} />
              </ChestArt>
            </button>
          </Pointed>
        </div>
      );
    case 'worn':
      return (
        <div className={styles.thing}>
          <Pointed>
            <ChunkyButton
              kind="big"
              accent="mint"
              className={styles.round}
              aria-label={words.home}
              onClick={onHome}
              {...next}
            >
              <House width={44} height={44} />
              <ActSign sign="forward" size={44} />
            </ChunkyButton>
          </Pointed>
        </div>
      );
  }
}

function Pointed({ children }: { children: ReactNode }) {
  return (
    <div className={styles.pointed}>
      {children}
      <Hand className={styles.hand} />
    </div>
  );
}
