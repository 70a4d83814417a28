import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { accentOf } from '@herohood/ui/theme/tokens';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-not-done';
import { ParentWords } from '../../layout/parent-words';
import { missionsText } from '../../text/en/missions';
import { savedText } from '../../text/en/sync';
import styles from './mission-action.module.css';
import { isSaved, type Mission, takeBackOf } from './missions-of';
import { askForPhoto } from './photo/mission-photo';

type Props = {
  mission: Mission;
  isNext: boolean;
  /** Where the picture that may go along is taken elsewhere, it is not offered here. */
  hasCamera: boolean;
  /** One time of it was sent just now: the next one waits for a moment. */
  isOutOfBreath: boolean;
  onComplete: () => void;
  onWithdraw: () => void;
};

const words = missionsText;

/** So many characters of a parent's words leave the button in view below them. */
const LONG = 110;

/** What can be done with a mission that is not approved yet. */
export function MissionAction({ mission, isNext, hasCamera, isOutOfBreath, onComplete, onWithdraw }: Props) {
  const { habit, status, completion } = mission;
  const canTakeBack = takeBackOf(mission) !== null;
  const takeBack = canTakeBack && (
    <ChunkyButton
      kind="quiet"
      accent={isSaved(mission) ? 'turquoise' : 'purple'}
      aria-label={words.takeBackLabel(habit.name)}
      onClick={onWithdraw}
    >
      {words.takeBack}
    </ChunkyButton>
  );
  const sign = <ActSign sign={mission.photo === 'required' ? 'camera' : 'done'} />;
  const camera = hasCamera && <CameraAct mission={mission} disabled={isOutOfBreath} />;
  // Where a tool helps with it, that is what comes first.
  const isInvited = isNext && habit.tool === 'none';

  if (status === 'pending') {
    const isKept = isSaved(mission);
    const accent = isKept ? 'turquoise' : 'purple';
    return (
      <div className={styles.waiting} data-saved={isKept}>
        <p className={styles.note}>{isKept ? savedText.note : words.waitingNote}</p>
        <div className={styles.pair}>
          <ChunkyButton accent={accent} className={styles.grow} disabled>
            {isKept ? <Letter /> : <Hourglass className={styles.hourglass} />}
            {isKept ? savedText.button : words.waiting}
          </ChunkyButton>
          {takeBack}
        </div>
      </div>
    );
  }

  if (status === 'rejected') {
    const said = completion?.feedback ?? '';
    return (
      <div className={styles.rejected} data-long={said.length > LONG}>
        {said && <ParentWords words={said} />}
        <div className={styles.pair}>
          <ChunkyButton
            accent="coral"
            className={styles.grow}
            aria-label={words.againLabel(habit.name)}
            data-invite={isInvited}
            disabled={isOutOfBreath}
            onClick={onComplete}
          >
            {sign}
            {words.again}
          </ChunkyButton>
          {camera}
        </div>
      </div>
    );
  }

  const act = (
    <ChunkyButton
      kind={isNext ? 'big' : 'medium'}
      accent={accentOf(habit.color)}
      className={camera || takeBack ? styles.grow : styles.wide}
      aria-label={words.completeLabel(habit.name)}
      data-invite={isInvited}
      disabled={isOutOfBreath}
      onClick={onComplete}
    >
      {sign}
      {words.complete}
    </ChunkyButton>
  );
  if (!camera && !takeBack) return act;
  return (
    <div className={styles.pair}>
      {act}
      {camera}
      {takeBack}
    </div>
  );
}

/** Sends the mission with a picture, where one may go along. */
export function CameraAct({ mission: { habit, photo }, disabled }: { mission: Mission; disabled: boolean }) {
  if (photo !== 'optional') return null;
  return (
    <ChunkyButton
      kind="quiet"
      accent={accentOf(habit.color)}
      aria-label={words.withPhoto(habit.name)}
      disabled={disabled}
      onClick={() => askForPhoto({ habitId: habit.id })}
    >
      <ActSign sign="camera" />
    </ChunkyButton>
  );
}

/** It is written and closed, and the postman comes with the network. */
function Letter() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden focusable={false}>
      <rect x="2" y="6" width="28" height="21" rx="5" fill="#17908a" />
      <path d="m6 11 10 8 10-8" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
