import Fox from '~icons/fluent-emoji-flat/fox';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import { MonsterArt } from '../monster-art/monster-art';
import styles from './game-art.module.css';

type Props = {
  game: 'word-puzzle' | 'math-hero' | 'memory-master';
  /** Width in CSS pixels; the drawing is three quarters as high. */
  size: number;
};

/** The cover of a game: letters on tiles, a monster among signs, cards of which one lies open. Decoration. */
export function GameArt({ game, size }: Props) {
  return (
    <div
      className={styles.art}
      data-game={game}
      style={{ width: size, height: size * 0.75, fontSize: size / 10 }}
    >
      {game === 'word-puzzle' && <Letters />}
      {game === 'math-hero' && <Fight />}
      {game === 'memory-master' && <Cards />}
    </div>
  );
}

function Letters() {
  return (
    <>
      <span className={styles.tile} data-accent="sunshine">
        F
      </span>
      <span className={styles.tile} data-accent="coral">
        U
      </span>
      <span className={styles.tile} data-accent="mint">
        N
      </span>
    </>
  );
}

function Fight() {
  return (
    <>
      <span className={styles.sign} data-accent="sunshine">
        +
      </span>
      <span className={styles.sign} data-accent="turquoise">
        ×
      </span>
      <span className={styles.monster}>
        <MonsterArt kind={2} mood="calm" size="100%" />
      </span>
      <span className={styles.sign} data-accent="mint">
        7
      </span>
      <span className={styles.sign} data-accent="coral">
        −
      </span>
    </>
  );
}

function Cards() {
  return (
    <>
      <span className={styles.card}>
        <Star />
      </span>
      <span className={styles.card} data-open>
        <Fox />
      </span>
      <span className={styles.card}>
        <Star />
      </span>
    </>
  );
}
