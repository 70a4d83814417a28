import { useOnline } from '@herohood/browser/use-online';
import { HARDEST } from '@herohood/domain/games/difficulty';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { GameArt } from '@herohood/ui/game-art/game-art';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { appText } from '../../text/en/app';
import { stageText } from '../../text/en/games';
import { BestScore, gameAccents } from './game-card';
import styles from './intro-panel.module.css';
import panel from './panel.module.css';
import type { GameCode } from './use-game-code';
import type { OfferedGame } from './use-games';

type Props = {
  game: OfferedGame;
  code: GameCode;
  isStarting: boolean;
  onStart: () => void;
  onClose: () => void;
};

const words = stageText;

/** Before a game: its cover, how it goes in a sentence, how hard it is, and the start. */
export function IntroPanel({ game, code, isStarting, onStart, onClose }: Props) {
  const { difficulty: stage, bestScore } = game;
  const isOnline = useOnline();
  const accent = gameAccents[game.id];
  const howTo = words.howTo[game.id];
  const isReady = code.kind === 'ready' && !isStarting && isOnline;
  return (
    <div className={panel.room}>
      <div className={panel.card}>
        {/* Placed by the side of the words, which the drawing knows nothing of. */}
        <div>
          <GameArt game={game.id} size={230} />
        </div>
        <h2 className={panel.title}>{game.name}</h2>
        <p className={styles.stage} aria-label={words.stageLabel(stage, HARDEST)} role="img">
          <span aria-hidden>{words.stage(stage)}</span>
          <span className={styles.steps} aria-hidden>
            {Array.from({ length: HARDEST }, (_, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no other name and never move
              <span key={step} className={styles.step} data-on={step < stage} />
            ))}
          </span>
        </p>
        {bestScore !== null && <BestScore score={bestScore} words={words.best(bestScore)} />}
        <div className={panel.row}>
          <p className={panel.body}>{howTo}</p>
          <ReadAloudButton name={game.name} words={howTo} />
        </div>
        {code.kind === 'failed' && isOnline && (
          <p className={styles.trouble} role="alert">
            {words.failedLoad.title}. {words.failedLoad.body}
          </p>
        )}
        {!isOnline && (
          <p className={styles.trouble} role="status">
            {words.offline}
          </p>
        )}
        <div className={panel.buttons}>
          {code.kind === 'failed' ? (
            <ChunkyButton kind="big" accent={accent} data-main onClick={code.retry}>
              {appText.retry}
            </ChunkyButton>
          ) : (
            <ChunkyButton
              kind="big"
              accent={accent}
              data-main
              aria-disabled={!isReady}
              onClick={() => isReady && onStart()}
            >
              {isStarting ? words.starting : code.kind === 'loading' ? words.loading : words.start}
            </ChunkyButton>
          )}
          <ChunkyButton
            kind="quiet"
            accent={accent}
            aria-disabled={isStarting}
            onClick={() => !isStarting && onClose()}
          >
            {words.back}
          </ChunkyButton>
        </div>
      </div>
    </div>
  );
}
