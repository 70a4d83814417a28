import type { Child } from '@herohood/domain/children/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { RarityBadge, RarityTile } from '@herohood/ui/rarity-tile/rarity-tile';
import { useRef } from 'react';
import { useLook } from '../../device/look';
import { CardDialog } from '../../layout/card-dialog';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { mainAct } from '../../layout/use-focus-trap';
import { shopText } from '../../text/en/shop';
import { ItemAction } from './item-action';
import { accentOfRarity } from './item-card';
import styles from './item-dialog.module.css';
import { TryOn } from './item-picture';
import { offerOf, type ShopItem } from './shop-item';
import type { PieceOf } from './use-shops';

type Props = {
  item: ShopItem;
  hero: Child;
  pieceOf: PieceOf;
  isBuying: boolean;
  onBuy: () => void;
  onWear: () => void;
  onTakeOff: () => void;
  onClose: () => void;
};

const words = shopText;

/** A closer look: the hero tries it on, and is asked once whether they want to buy it. */
export function ItemDialog({ item, hero, pieceOf, isBuying, onBuy, onWear, onTakeOff, onClose }: Props) {
  const { name, description, effect, rarity, cost } = item;
  const offer = offerOf(item, hero);
  // While it is being bought it stays the question that it was, whatever news arrives.
  const isQuestion = offer.kind === 'open' || isBuying;
  const { current: firstCost } = useRef(cost);
  const title = isQuestion ? words.question(name, cost) : name;
  const { largestNumber, isDetailed } = useLook();
  const isPriced = cost <= largestNumber;
  const note = isQuestion ? words.left(Math.max(0, hero.rewardPoints - cost)) : null;
  const repriced = cost === firstCost ? null : words.repriced(cost, firstCost);
  return (
    <CardDialog label={title} {...(!isBuying && { onClose })}>
      <div className={styles.card} data-rarity={rarity}>
        <div className={styles.stage}>
          <RarityTile rarity={rarity}>
            <TryOn item={item} hero={hero} pieceOf={pieceOf} size={190} />
          </RarityTile>
          <div className={styles.speaker}>
            <ReadAloudButton
              name={name}
              words={[title, ...(isDetailed ? [description, effect] : []), note].filter(Boolean).join('. ')}
            />
          </div>
        </div>
        <h2 className={styles.title}>{isQuestion && !isPriced ? words.shortQuestion(name) : title}</h2>
        {isDetailed && (
          <>
            <RarityBadge rarity={rarity} label={words.rarities[rarity]} />
            <p className={styles.description}>{description}</p>
            {effect && <p className={styles.effect}>{effect}</p>}
          </>
        )}
        {repriced && (
          <p className={styles.repriced} role="status">
            {repriced}
          </p>
        )}
        {note && isPriced && <p className={styles.note}>{note}</p>}
        <div className={styles.acts}>
          {isQuestion ? (
            <ChunkyButton kind="big" accent="mint" disabled={isBuying} onClick={onBuy} {...mainAct}>
              {isBuying ? words.buying : words.yes}
            </ChunkyButton>
          ) : (
            <ItemAction
              item={item}
              offer={offer}
              accent={accentOfRarity[rarity]}
              points={hero.rewardPoints}
              onBuy={onBuy}
              onWear={onWear}
              onTakeOff={onTakeOff}
            />
          )}
          <ChunkyButton kind="quiet" accent={accentOfRarity[rarity]} disabled={isBuying} onClick={onClose}>
            {isQuestion ? words.no : words.close}
          </ChunkyButton>
        </div>
      </div>
    </CardDialog>
  );
}
