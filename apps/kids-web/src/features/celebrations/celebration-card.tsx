import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import type { AccentName } from '@herohood/ui/theme/tokens';
import { m } from 'framer-motion';
import type { ReactNode } from 'react';
import { useLook } from '../../device/look';
import { useSpoken } from '../../device/own-voice';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { mainAct } from '../../layout/use-focus-trap';
import { calmCelebrationText, celebrationText } from '../../text/en/celebrations';
import styles from './celebration-card.module.css';
import { FocusCard } from './focus-card';
import { useFrozenBackground } from './freeze-background';
import { usePopIn } from './pop-in';

type Props = {
  accent: AccentName;
  /** Stands half above the card. */
  art: ReactNode;
  title: string;
  /** What is read aloud besides the title. */
  spoken: string;
  /** Its drawing asks to be tapped first. */
  isWaiting?: boolean;
  /** It speaks for itself, whatever the look: nothing talks over it. */
  hasOwnVoice?: boolean;
  children?: ReactNode;
  /** The words of the one main button, where they are not the usual ones, and what it does. */
  act?: string;
  onAct: () => void;
  /** Escape. */
  onClose: () => void;
};

/** The card that most celebrations are: a drawing, what happened, and one button. */
export function CelebrationCard(props: Props) {
  const {
    accent,
    art,
    title,
    spoken,
    isWaiting = false,
    hasOwnVoice = false,
    children,
    act,
    onAct,
    onClose,
  } = props;
  const { isCalmSpoken } = useLook();
  const usual = isCalmSpoken ? calmCelebrationText.close : celebrationText.close;
  useFrozenBackground('still');
  useSpoken(hasOwnVoice ? null : `${title} ${spoken}`);
  const popIn = usePopIn('translateY(60px) scale(0.7)', 'translateY(0px) scale(1)');
  return (
    <FocusCard label={title} className={styles.veil} onClose={onClose}>
      <m.div className={styles.card} data-accent={accent} {...popIn}>
        <div className={styles.art}>{art}</div>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {children}
          <div className={styles.foot}>
            <ChunkyButton kind="big" accent="mint" onClick={onAct} data-invite={!isWaiting} {...mainAct}>
              <ActSign sign="forward" />
              {act ?? usual}
            </ChunkyButton>
            <ReadAloudButton name={title} words={`${title} ${spoken}`} />
          </div>
        </div>
      </m.div>
    </FocusCard>
  );
}
