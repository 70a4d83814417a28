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
import type { Step } from './welcome-step';

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
  return (
    <div className={step === 'chest' ? `${styles.thing} ${styles.landing}` : styles.thing}>
      {step === 'hello' && choice}
      {step === 'deed' && (
        <div className={styles.mission}>
          <HabitIcon icon={practice} size={84} />
          <strong>{words.mission}</strong>
        </div>
      )}
      <div className={styles.pointed}>
        {step === 'deed' ? (
          <ChunkyButton kind="big" accent="mint" onClick={() => onGo('chest')} {...next}>
            <ActSign sign="done" size={38} />
            {words.done}
          </ChunkyButton>
        ) : step === 'chest' || step === 'hat' ? (
          <Chest key={step} isOpen={step === 'hat'} onTap={() => onGo(step === 'chest' ? 'hat' : 'worn')} />
        ) : (
          <ChunkyButton
            kind="big"
            accent="mint"
            className={styles.round}
            aria-label={step === 'hello' ? words.goOn : words.home}
            onClick={() => (step === 'hello' ? onGo('deed') : onHome())}
            {...next}
          >
            {step === 'worn' && <House width={44} height={44} />}
            <ActSign sign="forward" size={44} />
          </ChunkyButton>
        )}
        <Hand className={styles.hand} />
      </div>
    </div>
  );
}

/** Closed it opens; open it holds the hat, to be put on. */
function Chest({ isOpen, onTap }: { isOpen: boolean; onTap: () => void }) {
  return (
    <button
      type="button"
      className={styles.chest}
      aria-label={isOpen ? words.wear : words.open}
      onClick={onTap}
      {...next}
    >
      <ChestArt isOpen={isOpen} size={190}>
        <GearPicture shape={WELCOME_HAT} gearType="helmet" rarity="common" size={104} />
      </ChestArt>
    </button>
  );
}
