import { useOnline } from '@herohood/browser/use-online';
import type { Child } from '@herohood/domain/children/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt, lookOf } from '@herohood/ui/hero-art/hero-art';
import { useEffect } from 'react';
import Medal from '~icons/fluent-emoji-flat/1st-place-medal';
import Chart from '~icons/fluent-emoji-flat/chart-increasing';
import Coin from '~icons/fluent-emoji-flat/coin';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-not-done';
import Star from '~icons/fluent-emoji-flat/star';
import { useLook } from '../../device/look';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { Sum } from '../../layout/sum';
import { resultText } from '../../text/en/games';
import panel from './panel.module.css';
import styles from './result-panel.module.css';
import type { Delivery, Phase } from './use-play';

type Props = {
  hero: Child;
  ended: Extract<Phase, { kind: 'ended' }>;
  onSendAgain: () => void;
  onAgain: () => void;
  onClose: () => void;
};

/** Scores from which on there are two and three stars; anything right is worth one, and nothing none. */
const TWO_STARS = 50;
const THREE_STARS = 80;
const places = [1, 2, 3] as const;

const words = resultText;

function starsFor(score: number): number {
  if (score >= THREE_STARS) return 3;
  if (score >= TWO_STARS) return 2;
  return score > 0 ? 1 : 0;
}

/** After a game: stars, score, the points that now wait for a parent, and what can be done next. */
export function ResultPanel({ hero, ended, onSendAgain, onAgain, onClose }: Props) {
  const { reason, score, delivery } = ended;
  const stars = starsFor(score);
  const isOnline = useOnline();

  useEffect(() => {
    if (score >= TWO_STARS) void throwStars();
  }, [score]);

  // The network is back: what it had swallowed is sent without being asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the network comes back
  useEffect(() => {
    if (isOnline) onSendAgain();
  }, [isOnline]);

  const { isCalmSpoken } = useLook();
  const title = titleOf(ended, (isCalmSpoken ? words.calm : words.done)[Math.max(0, stars - 1)]!);
  const body = reason === 'time' ? words.timeBody : score === 0 ? words.nothingBody : '';
  const hasTime = delivery.kind !== 'counted' || delivery.answer.secondsLeftToday > 0;
  return (
    <div className={panel.room}>
      <div className={`${panel.card} ${styles.card}`} data-accent="sunshine">
        <div className={styles.hero} data-glad={score >= TWO_STARS}>
          <HeroArt {...lookOf(hero)} size={150} />
        </div>
        <h2 className={panel.title}>{title}</h2>
        <div className={panel.row}>
          {body !== '' && <p className={panel.body}>{body}</p>}
          <ReadAloudButton name={title} words={spokenOf(ended, title, body)} />
        </div>
        {score > 0 && <Score score={score} stars={stars} />}
        <Records ended={ended} />
        <div className={styles.points} role="status">
          <Points delivery={delivery} />
        </div>
        <div className={panel.buttons}>
          {delivery.kind === 'unsent' && (
            <ChunkyButton accent="coral" onClick={onSendAgain}>
              {words.sendAgain}
            </ChunkyButton>
          )}
          {hasTime ? (
            <ChunkyButton
              kind="big"
              accent="mint"
              data-main
              aria-disabled={delivery.kind === 'sending'}
              onClick={() => delivery.kind !== 'sending' && onAgain()}
            >
              {words.again}
            </ChunkyButton>
          ) : (
            <p className={styles.note}>{words.noTimeLeft}</p>
          )}
          <ChunkyButton
            kind={hasTime ? 'quiet' : 'big'}
            accent="turquoise"
            aria-disabled={delivery.kind === 'sending'}
            onClick={() => delivery.kind !== 'sending' && onClose()}
          >
            {words.finished}
          </ChunkyButton>
        </div>
      </div>
    </div>
  );
}

function titleOf({ reason, score }: Props['ended'], done: string): string {
  if (reason === 'time') return words.time;
  if (score === 0) return words.nothing;
  return reason === 'stopped' ? words.stopped : done;
}

/** All that the card says, for those who do not read. */
function spokenOf({ score, delivery }: Props['ended'], title: string, body: string): string {
  const answer = delivery.kind === 'counted' ? delivery.answer : null;
  return [
    `${title} ${body}`.trim(),
    score > 0 && `${words.scoreLabel(score)}.`,
    answer?.isRecord && words.newRecord,
    answer && answer.pendingPoints > 0 && `${words.points(answer.pendingPoints)}, ${words.waiting}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function Score({ score, stars }: { score: number; stars: number }) {
  const { largestNumber } = useLook();
  return (
    <>
      <div className={styles.stars} role="img" aria-label={words.stars(stars)}>
        {places.map((place) => (
          <Star key={place} className={styles.star} data-won={place <= stars} />
        ))}
      </div>
      <p className={styles.score}>
        {score <= largestNumber && (
          <span aria-hidden>
            {words.score} <strong>{score}</strong>
          </span>
        )}
        <span className="visually-hidden">{words.scoreLabel(score)}</span>
      </p>
    </>
  );
}

/** What a counted play means beside those before it: a record, one to beat, or the next stage. */
function Records({ ended: { score, play, delivery } }: Pick<Props, 'ended'>) {
  if (delivery.kind !== 'counted') return null;
  const { bestScore, isRecord, difficulty } = delivery.answer;
  return (
    <>
      {isRecord && (
        <p className={styles.record}>
          <Medal width={40} height={40} />
          {words.newRecord}
        </p>
      )}
      {!isRecord && bestScore !== null && (
        <p className={styles.beside}>
          <Sum value={bestScore} picture={Star} size={26} label={words.best(bestScore, score)}>
            {words.best(bestScore, score)}
          </Sum>
        </p>
      )}
      {difficulty > play.difficulty && (
        <p className={styles.beside}>
          <Chart width={26} height={26} />
          {words.harder(difficulty)}
        </p>
      )}
    </>
  );
}

function Points({ delivery }: { delivery: Delivery }) {
  if (delivery.kind === 'sending') return <p className={styles.note}>{words.sending}</p>;
  if (delivery.kind === 'unsent') return <p className={styles.note}>{words.unsent}</p>;
  const { pendingPoints } = delivery.answer;
  if (pendingPoints === 0) return <p className={styles.note}>{words.noPoints}</p>;
  return (
    <p className={styles.pay}>
      <Coin width={40} height={40} />
      <span>
        <strong className={styles.amount}>{words.points(pendingPoints)}</strong>{' '}
        <span className={styles.waiting}>
          <Hourglass width={20} height={20} />
          {words.waiting}
        </span>
      </span>
    </p>
  );
}

/** Throws stars over the result. Fetched when first needed; silent for those who want less motion. */
async function throwStars(): Promise<void> {
  const { default: library } = await import('canvas-confetti');
  // Its worker would come from a blob: address, which the content security policy rightly refuses.
  const confetti = library.create(undefined, { useWorker: false, resize: true });
  await confetti({
    particleCount: 60,
    spread: 110,
    startVelocity: 38,
    scalar: 1.3,
    shapes: ['star', 'circle'],
    colors: ['#ffce45', '#ff8571', '#63dd97', '#2ed1c6', '#ab8dff'],
    origin: { x: 0.5, y: 0.35 },
    disableForReducedMotion: true,
    zIndex: 42,
  });
}
