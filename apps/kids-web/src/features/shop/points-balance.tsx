import { useEffect, useRef, useState } from 'react';
import Coin from '~icons/fluent-emoji-flat/coin';
import { prefersReducedMotion } from '../../device/comfort';
import { Sum } from '../../layout/sum';
import { customizeText } from '../../text/en/shop';
import styles from './points-balance.module.css';

type Change = { id: number; amount: number };

/** The hero's points, always in sight; what comes or goes flies in or out. */
export function PointsBalance({ points }: { points: number }) {
  const shown = useCountTo(points);
  const before = useRef(points);
  const [change, setChange] = useState<Change | null>(null);

  useEffect(() => {
    const amount = points - before.current;
    before.current = points;
    if (amount !== 0) setChange((last) => ({ id: (last?.id ?? 0) + 1, amount }));
  }, [points]);

  return (
    <p className={styles.chip}>
      <Sum value={points} picture={Coin} size={34}>
        <Coin key={`coin-${change?.id}`} className={styles.coin} data-moved={change !== null} />
        <span aria-hidden>
          <b className={styles.number}>{shown}</b>{' '}
          <span className={styles.word}>{customizeText.points(points)}</span>
        </span>
      </Sum>
      <span className="visually-hidden" role="status">
        {customizeText.balance(points)}
      </span>
      {change && (
        <span
          key={`change-${change.id}`}
          className={styles.change}
          dir="ltr"
          data-direction={change.amount > 0 ? 'in' : 'out'}
          onAnimationEnd={() => setChange(null)}
          aria-hidden
        >
          {change.amount > 0 ? `+${change.amount}` : `−${-change.amount}`}
        </span>
      )}
    </p>
  );
}

/** How long figures run from one number to the next. */
const RUN_MS = 800;

/** A number that runs to its new value instead of jumping; at once for those who want less motion. */
function useCountTo(goal: number): number {
  const [shown, setShown] = useState(goal);
  const last = useRef(goal);

  useEffect(() => {
    const from = last.current;
    if (from === goal) return;
    if (prefersReducedMotion()) {
      last.current = goal;
      setShown(goal);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - startedAt) / RUN_MS));
      const eased = 1 - (1 - share) ** 3;
      last.current = Math.round(from + (goal - from) * eased);
      setShown(last.current);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [goal]);

  return shown;
}
