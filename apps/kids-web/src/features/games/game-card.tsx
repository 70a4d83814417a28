import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { GameArt } from '@herohood/ui/game-art/game-art';
import type { AccentName } from '@herohood/ui/theme/tokens';
import Lock from '~icons/fluent-emoji-flat/locked';
import Star from '~icons/fluent-emoji-flat/star';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { Sum } from '../../layout/sum';
import { gamesText } from '../../text/en/games';
import styles from './game-card.module.css';
import type { OfferedGame } from './use-games';

/** Each game has a colour of its own, on its card and on its stage. */
export const gameAccents: Record<OfferedGame['id'], AccentName> = {
  'word-puzzle': 'turquoise',
  'math-hero': 'coral',
  'memory-master': 'purple',
};

type Props = { game: OfferedGame; onPlay: () => void };

/** A game to choose: its cover and the way in, or what is missing until it opens. */
export function GameCard({ game, onPlay }: Props) {
  const { name, description, lock, unlockRequirement, bestScore } = game;
  const done = unlockRequirement - lock.missing;
  const locked = lock.isUnlocked ? null : gamesText.locked(lock.missing);
  const spoken = `${name}. ${locked ?? description}`;
  return (
    <li>
      <article
        className={styles.card}
        data-accent={gameAccents[game.id]}
        data-locked={!lock.isUnlocked}
        aria-label={name}
      >
        <div className={styles.cover} aria-hidden>
          <GameArt game={game.id} size={190} />
          {!lock.isUnlocked && <Lock className={styles.lock} />}
        </div>
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.description}>{description}</p>
          {bestScore !== null && <BestScore score={bestScore} words={gamesText.best(bestScore)} />}
        </div>
        <div className={styles.foot}>
          {lock.isUnlocked ? (
            <ChunkyButton
              accent={gameAccents[game.id]}
              className={styles.play}
              aria-label={gamesText.playLabel(name)}
              onClick={onPlay}
            >
              {gamesText.play}
            </ChunkyButton>
          ) : (
            <div className={styles.locked}>
              <span className={styles.steps} aria-hidden>
                {Array.from({ length: unlockRequirement }, (_, step) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no other name and never move
                  <span key={step} className={styles.step} data-done={step < done} />
                ))}
              </span>
              <p className={styles.missing}>{locked}</p>
            </div>
          )}
          <ReadAloudButton name={name} words={spoken} />
        </div>
      </article>
    </li>
  );
}

/** The best score so far, in a sentence. */
export function BestScore({ score, words }: { score: number; words: string }) {
  return (
    <p className={styles.best}>
      <Sum value={score} picture={Star} size={28} label={words}>
        {words}
      </Sum>
    </p>
  );
}
