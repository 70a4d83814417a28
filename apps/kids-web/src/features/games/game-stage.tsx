import { spokenLocale } from '@herohood/browser/text/words';
import type { Child } from '@herohood/domain/children/schema';
import { secondsUntil } from '@herohood/domain/controls/screen-time';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import Cup from '~icons/fluent-emoji-flat/cup-with-straw';
import Hand from '~icons/fluent-emoji-flat/waving-hand';
import { keepFocusInside } from '../../layout/use-focus-trap';
import { useAutoPause, useStageFocus } from '../../layout/use-stage-focus';
import { pauseText } from '../../text/en/games';
import type { Progress } from './game';
import { gameAccents } from './game-card';
import { playGameSound } from './game-sounds';
import styles from './game-stage.module.css';
import { IntroPanel } from './intro-panel';
import panel from './panel.module.css';
import { ResultPanel } from './result-panel';
import { StageBar } from './stage-bar';
import { useGameCode } from './use-game-code';
import type { OfferedGame } from './use-games';
import { usePlay } from './use-play';

type Props = {
  game: OfferedGame;
  hero: Child;
  /** The browser's back button took the game out of the address. */
  isAddressGone: boolean;
  onRestoreAddress: () => void;
  /** Whether the stage must stay although the address names it no more. */
  onHold: (isHeld: boolean) => void;
  /** The server refused: what may be played has to be asked again. */
  onCheck: () => void;
  onClose: () => void;
};

/** A game over the whole screen: how it goes, the play itself, and what it brought. */
export function GameStage(props: Props) {
  const { game, hero, isAddressGone, onRestoreAddress, onHold, onCheck, onClose } = props;
  const stage = useRef<HTMLDivElement>(null);
  const { phase, begin, noteResult, end, sendAgain } = usePlay(hero, game.id);
  const [pause, setPause] = useState<PauseReason | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const play = phase.kind === 'playing' ? phase.play : null;
  // While a result is read, the pictures of the next play are on their way.
  const next = phase.kind === 'ended' && phase.delivery.kind === 'counted' ? phase.delivery.answer : game;
  // Words stay as they were when the stage opened: a play is not cut off by another language.
  const [locale] = useState(spokenLocale);
  const code = useGameCode(game.id, { difficulty: play?.difficulty ?? next.difficulty, locale });
  const secondsLeft = useSecondsLeft(play?.endsAt ?? null);
  const isWaiting = play !== null && code.kind !== 'ready';
  useStageFocus(stage, pause ? 'pause' : isWaiting ? 'waiting' : phase.kind);
  useAutoPause(
    stage,
    play !== null,
    useCallback(() => setPause((reason) => reason ?? 'pause'), []),
  );

  // On its way to the server is a start or a result: leaving now would leave a play behind that nobody ends.
  const isAsking =
    (phase.kind === 'intro' && phase.isStarting) ||
    (phase.kind === 'ended' && phase.delivery.kind === 'sending');
  const isHeld = play !== null || isAsking;
  useEffect(() => onHold(isHeld), [isHeld, onHold]);
  useEffect(() => () => onHold(false), [onHold]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the address loses the game, once
  useEffect(() => {
    if (!isAddressGone || !isHeld) return;
    onRestoreAddress();
    if (play) setPause('stop');
  }, [isAddressGone, isHeld]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment when the time is used up, and nothing else
  useEffect(() => {
    if (secondsLeft === 0 && play) finish('time');
  }, [secondsLeft, play]);

  function finish(reason: 'done' | 'time' | 'stopped') {
    setPause(null);
    playGameSound('end');
    end(reason);
  }

  async function start() {
    setProgress(null);
    if ((await begin()) !== 'refused') return;
    onCheck();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    keepFocusInside(event, stage.current);
    if (event.key !== 'Escape') return;
    if (play) setPause(pause ? null : 'stop');
    else if (!isAsking) onClose();
  }

  const onProgress = useCallback(
    (next: Progress) => {
      setProgress(next);
      if (play) noteResult(play, next);
    },
    [play, noteResult],
  );

  return createPortal(
    <div
      ref={stage}
      className={styles.stage}
      role="dialog"
      aria-modal
      aria-label={game.name}
      tabIndex={-1}
      data-game={game.id}
      data-accent={gameAccents[game.id]}
      onKeyDown={onKeyDown}
    >
      {(phase.kind === 'intro' || isWaiting) && (
        <IntroPanel
          game={game}
          code={code}
          isStarting={phase.kind !== 'intro' || phase.isStarting}
          onStart={() => void start()}
          onClose={onClose}
        />
      )}
      {play && code.kind === 'ready' && (
        <>
          <div className={styles.play} inert={pause !== null}>
            <StageBar progress={progress} secondsLeft={secondsLeft} onPause={() => setPause('pause')} />
            <div className={styles.field}>
              <code.Game
                key={play.playId}
                hero={hero}
                difficulty={play.difficulty}
                seed={play.seed}
                puzzle={code.puzzle}
                isPaused={pause !== null}
                onProgress={onProgress}
                onEnd={() => finish('done')}
              />
            </div>
          </div>
          {pause && (
            <PausePanel reason={pause} onKeep={() => setPause(null)} onStop={() => finish('stopped')} />
          )}
        </>
      )}
      {phase.kind === 'ended' && (
        <ResultPanel
          hero={hero}
          ended={phase}
          onSendAgain={sendAgain}
          onAgain={() => void start()}
          onClose={onClose}
        />
      )}
    </div>,
    document.body,
  );
}

/** `pause`: the child wants a break, or looked elsewhere. `stop`: it wants to leave and is asked. */
type PauseReason = 'pause' | 'stop';

type PauseProps = { reason: PauseReason; onKeep: () => void; onStop: () => void };

/** Over a game that stands still. Going on is always the big button. */
function PausePanel({ reason, onKeep, onStop }: PauseProps) {
  const words = pauseText[reason];
  const Picture = reason === 'pause' ? Cup : Hand;
  return (
    <div className={panel.veil}>
      <div className={panel.room}>
        <div className={panel.card} role="alertdialog" aria-label={words.title} data-accent="sunshine">
          <Picture width={104} height={104} />
          <h2 className={panel.title}>{words.title}</h2>
          <p className={panel.body}>{words.body}</p>
          <div className={panel.buttons}>
            <ChunkyButton kind="big" accent="mint" data-main onClick={onKeep}>
              {pauseText.keep}
            </ChunkyButton>
            <ChunkyButton kind="quiet" accent="coral" onClick={onStop}>
              {pauseText.stopIt}
            </ChunkyButton>
          </div>
        </div>
      </div>
    </div>
  );
}

const left = (endsAt: number | null) => (endsAt === null ? null : secondsUntil(endsAt, Date.now()));

/** The whole seconds until an instant (milliseconds since 1970), counting down to 0; null: nothing is counted. */
function useSecondsLeft(endsAt: number | null): number | null {
  const [seconds, setSeconds] = useState(() => left(endsAt));
  useEffect(() => {
    const look = () => setSeconds(left(endsAt));
    look();
    if (endsAt === null) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
