import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import type { AccentName } from '@herohood/ui/theme/tokens';
import type { ReactNode } from 'react';
import Coin from '~icons/fluent-emoji-flat/coin';
import { useLook } from '../../device/look';
import { useSpoken } from '../../device/own-voice';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { Sum } from '../../layout/sum';
import { mainAct } from '../../layout/use-focus-trap';
import { calmCelebrationText, celebrationText } from '../../text/en/celebrations';
import styles from './celebration-card.module.css';
import { PopIn } from './pop-in';
import { usePartyDialog } from './use-party-dialog';

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
  /** The words of the one main button, where they are not the usual ones, and what it does, where that is not to close. */
  act?: string;
  onAct?: () => void;
  /** Escape. */
  onClose: () => void;
};

/** The card that most celebrations are: a drawing, what happened, and one button. */
export function CelebrationCard(props: Props) {
  const { accent, art, title, spoken, children, act, onClose, onAct = onClose } = props;
  const { isCalmSpoken } = useLook();
  const usual = isCalmSpoken ? calmCelebrationText.close : celebrationText.close;
  const dialog = usePartyDialog({ label: title, onClose, background: 'still' });
  useSpoken(props.hasOwnVoice ? null : `${title} ${spoken}`);
  return (
    <div {...dialog} className={styles.veil}>
      <PopIn
        from="translateY(60px) scale(0.7)"
        to="translateY(0px) scale(1)"
        className={styles.card}
        data-accent={accent}
      >
        <div className={styles.art}>{art}</div>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {children}
          <div className={styles.foot}>
            <ChunkyButton
              kind="big"
              accent="mint"
              onClick={onAct}
              data-invite={!props.isWaiting}
              {...mainAct}
            >
              <ActSign sign="forward" />
              {act ?? usual}
            </ChunkyButton>
            <ReadAloudButton name={title} words={`${title} ${spoken}`} />
          </div>
        </div>
      </PopIn>
    </div>
  );
}

/** So many points came, or are to come. */
export function PointsPaid({ points, children }: { points: number; children?: ReactNode }) {
  const said = celebrationText.points(points);
  return (
    <span data-accent="turquoise">
      <Sum value={points} picture={Coin} size={34} label={said}>
        <Coin width={34} height={34} />
        {said}
      </Sum>
      {children}
    </span>
  );
}
