import { RarityBadge, RarityTile } from '@herohood/ui/rarity-tile/rarity-tile';
import type { AccentName } from '@herohood/ui/theme/tokens';
import { useLook } from '../../device/look';
import { shopText } from '../../text/en/shop';
import { ItemAction } from './item-action';
import styles from './item-card.module.css';
import { ItemPicture } from './item-picture';
import type { Offer, ShopItem } from './shop-item';

type Props = {
  item: ShopItem;
  offer: Offer;
  /** The points that the hero has. */
  points: number;
  onLook: () => void;
  onWear: () => void;
  onTakeOff: () => void;
};

const words = shopText;

export const accentOfRarity = {
  common: 'coral',
  rare: 'turquoise',
  epic: 'purple',
  legendary: 'sunshine',
} as const satisfies Record<ShopItem['rarity'], AccentName>;

/** One thing on the shelf. Its picture opens a closer look, and so does buying: there the hero is asked. */
export function ItemCard({ item, offer, points, onLook, onWear, onTakeOff }: Props) {
  const { kind, name, description, rarity } = item;
  const { isDetailed } = useLook();
  const isMine = offer.kind === 'owned' || offer.kind === 'worn';
  return (
    <li className={styles.card} data-mine={isMine} data-offer={offer.kind}>
      <article className={styles.inner} aria-label={name}>
        <button type="button" className={styles.look} aria-label={words.look(name)} onClick={onLook}>
          <RarityTile rarity={rarity}>
            <ItemPicture item={item} size={kind === 'avatar' ? 116 : 92} />
          </RarityTile>
          {isMine && (
            <span className={styles.stamp}>
              {kind === 'gear' && offer.kind === 'worn' ? words.equipped : words.owned}
            </span>
          )}
        </button>
        <h3 className={styles.name}>{name}</h3>
        {isDetailed && (
          <>
            <p className={styles.rarity}>
              <RarityBadge rarity={rarity} label={words.rarities[rarity]} />
            </p>
            <p className={styles.description}>{description}</p>
          </>
        )}
        <div className={styles.foot}>
          <ItemAction
            item={item}
            offer={offer}
            accent={accentOfRarity[rarity]}
            points={points}
            onBuy={onLook}
            onWear={onWear}
            onTakeOff={onTakeOff}
          />
        </div>
      </article>
    </li>
  );
}
