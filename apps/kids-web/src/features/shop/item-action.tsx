import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import type { AccentName } from '@herohood/ui/theme/tokens';
import Coin from '~icons/fluent-emoji-flat/coin';
import Lock from '~icons/fluent-emoji-flat/locked';
import { useLook } from '../../device/look';
import { Figure, Sum } from '../../layout/sum';
import { shopText, wardrobeText } from '../../text/en/shop';
import styles from './item-action.module.css';
import type { Offer, ShopItem } from './shop-item';

type Props = {
  item: ShopItem;
  offer: Offer;
  accent: AccentName;
  /** The points that the hero has. */
  points: number;
  onBuy: () => void;
  /** Puts an owned piece on or becomes an owned avatar. */
  onWear: () => void;
  onTakeOff: () => void;
};

const words = shopText;

/** The one thing that can be done with an item now, or why nothing can. */
export function ItemAction({ item, offer, accent, points, onBuy, onWear, onTakeOff }: Props) {
  const { kind, name, cost } = item;
  const { largestNumber } = useLook();
  switch (offer.kind) {
    case 'open':
      return (
        <ChunkyButton
          accent={accent}
          className={styles.act}
          aria-label={words.buyLabel(name, cost)}
          onClick={onBuy}
        >
          <Sum value={cost} picture={Coin} size={26}>
            <Coin className={styles.coin} />
            <b>{cost}</b>
          </Sum>
          {words.buy}
        </ChunkyButton>
      );
    case 'short':
      return (
        <>
          <Savings points={points} cost={cost} />
          {kind === 'avatar' && (
            <p className={styles.note}>
              <Figure value={offer.missing}>{words.missing(offer.missing)}</Figure>
            </p>
          )}
          <ChunkyButton accent={accent} className={styles.act} disabled>
            {kind === 'avatar' || offer.missing > largestNumber ? words.notEnough : words.need(offer.missing)}
          </ChunkyButton>
        </>
      );
    case 'level':
      return (
        <>
          <Price cost={cost} />
          <ChunkyButton accent="purple" className={styles.act} disabled>
            <Lock className={styles.coin} />
            {words.levelNeeded(offer.requiredLevel)}
          </ChunkyButton>
        </>
      );
    case 'owned':
      return (
        <ChunkyButton
          accent="mint"
          className={styles.act}
          aria-label={kind === 'avatar' ? wardrobeText.choose(name) : wardrobeText.wear(name)}
          onClick={onWear}
        >
          {kind === 'avatar' ? words.beIt : words.wear}
        </ChunkyButton>
      );
    case 'worn':
      if (kind === 'avatar') return <p className={styles.mine}>{words.isYou}</p>;
      return (
        <ChunkyButton
          kind="quiet"
          accent="mint"
          className={styles.act}
          aria-label={wardrobeText.takeOff(name)}
          onClick={onTakeOff}
        >
          {words.takeOff}
        </ChunkyButton>
      );
  }
}

function Price({ cost }: { cost: number }) {
  return (
    <p className={styles.price}>
      <Sum value={cost} picture={Coin} size={26} label={shopText.price(cost)}>
        <Coin className={styles.coin} />
        {shopText.price(cost)}
      </Sum>
    </p>
  );
}

/** How far the hero's points go towards a price. */
function Savings({ points, cost }: { points: number; cost: number }) {
  const text = shopText.savings(points, cost);
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={shopText.price(cost)}
      aria-valuenow={points}
      aria-valuemin={0}
      aria-valuemax={cost}
      aria-valuetext={text}
    >
      <span
        className={styles.fill}
        style={{ transform: `translateX(calc(${(points / cost - 1) * 100}% * var(--forward)))` }}
      />
      <span className={styles.text} aria-hidden>
        <Coin className={styles.small} />
        <Figure value={cost}>
          {points} / {cost}
        </Figure>
      </span>
    </div>
  );
}
