import type { Child } from '@herohood/domain/children/schema';
import { StateCard } from '@herohood/ui/state-card/state-card';
import Bags from '~icons/fluent-emoji-flat/shopping-bags';
import { shopText } from '../../text/en/shop';
import { ShopFloor } from './shop-floor';
import { avatarShopItem } from './shop-item';
import { ShopFailed, ShopSkeleton } from './shop-states';
import styles from './shops.module.css';
import { useAvatarShop, usePieces } from './use-shops';

const words = shopText;

/** New looks for points. */
export function AvatarShop({ hero }: { hero: Child }) {
  const state = useAvatarShop();
  const pieceOf = usePieces();
  if (state.kind === 'loading') return <ShopSkeleton />;
  if (state.kind === 'failed') return <ShopFailed onRetry={state.retry} />;
  if (state.items.length === 0) {
    return (
      <StateCard
        accent="turquoise"
        art={<Bags width={124} height={124} />}
        title={words.emptyAvatars.title}
        body={words.emptyAvatars.body}
      />
    );
  }
  const hasAll = state.items.every(({ avatarType }) => hero.unlockedAvatars.includes(avatarType));
  return (
    <div className={styles.shop}>
      {hasAll && <p className={styles.all}>{words.allMine}</p>}
      <ShopFloor
        hero={hero}
        items={state.items.map(avatarShopItem)}
        pieceOf={pieceOf}
        label={words.avatars}
      />
    </div>
  );
}
