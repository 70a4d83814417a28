import { useEffect, useRef, useState } from 'react';
import Coin from '~icons/fluent-emoji-flat/coin';
import { Sum } from '../../layout/sum';
import { customizeText } from '../../text/en/shop';
import styles from './points-balance.module.css';
import { useCountTo } from './use-count-to';

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
