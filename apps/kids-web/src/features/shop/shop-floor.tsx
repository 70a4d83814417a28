import { lazyPart } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { Suspense, useState } from 'react';
import { ItemCard } from './item-card';
import { ItemDialog } from './item-dialog';
import { offerOf, type ShopItem } from './shop-item';
import styles from './shops.module.css';
import { useBuyItem } from './use-buy-item';
import { putOn, takeOff, useChangeAppearance } from './use-change-appearance';
import type { PieceOf } from './use-shops';

// Fetched when the hero looks at something closely: it is there when they have bought it.
const loadCelebration = () => import('./purchase-celebration');
const PurchaseCelebration = lazyPart(loadCelebration);

type Props = { hero: Child; items: readonly ShopItem[]; pieceOf: PieceOf; label: string };

/** The shelves of a shop, and everything that happens between a tap and a new thing worn. */
export function ShopFloor({ hero, items, pieceOf, label }: Props) {
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const [gift, setGift] = useState<ShopItem | null>(null);
  const { buy, isBuying } = useBuyItem(hero.id, (bought, outcome) => {
    if (outcome !== 'again') close();
    if (outcome === 'bought') setGift(bought);
  });
  const changeAppearance = useChangeAppearance(hero.id);
  const item = items.find(({ key }) => key === lookedAt);
  const close = () => setLookedAt(null);

  function look({ key }: ShopItem) {
    void loadCelebration().catch(() => {});
    setLookedAt(key);
  }

  function wear({ kind, key }: ShopItem) {
    void changeAppearance(({ equippedGear }) =>
      kind === 'avatar'
        ? { avatarType: key }
        : { equippedGear: putOn(equippedGear, key, (id) => pieceOf(id)?.gearType) },
    );
  }

  const undress = ({ key }: ShopItem) =>
    void changeAppearance(({ equippedGear }) => ({ equippedGear: takeOff(equippedGear, key) }));

  return (
    <section aria-label={label}>
      <ul className={styles.shelf}>
        {items.map((each) => (
          <ItemCard
            key={each.key}
            item={each}
            offer={offerOf(each, hero)}
            points={hero.rewardPoints}
            onLook={() => look(each)}
            onWear={() => wear(each)}
            onTakeOff={() => undress(each)}
          />
        ))}
      </ul>
      {item && (
        <ItemDialog
          item={item}
          hero={hero}
          pieceOf={pieceOf}
          isBuying={isBuying}
          onBuy={() => void buy(item)}
          onWear={() => wear(item)}
          onTakeOff={() => undress(item)}
          onClose={close}
        />
      )}
      {gift && (
        <Suspense>
          <PurchaseCelebration
            item={gift}
            hero={hero}
            onWear={() => {
              wear(gift);
              setGift(null);
            }}
            onClose={() => setGift(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
