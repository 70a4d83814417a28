import Joystick from '~icons/fluent-emoji-flat/joystick';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { gamesText } from '../../text/en/games';
import styles from './games-line.module.css';

/** Where there are no games to play: one line, which sells nothing to a child (rules: games). */
export default function GamesLine() {
  const { label, line } = gamesText.elsewhere;
  return (
    <section className={styles.line} aria-label={label}>
      <Joystick width={40} height={40} className={styles.picture} />
      <p className={styles.words}>{line}</p>
      <ReadAloudButton name={label} words={line} />
    </section>
  );
}
