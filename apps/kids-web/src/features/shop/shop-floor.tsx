import type { Child } from '@herohood/domain/children/schema';
import { lazyPart } from '@herohood/ui/runtime/lazy-part';
import { Suspense, useState } from 'react';
import styles from './shop-floor.module.css';
import { useBuyWare } from './use-buy-ware';
import { useChangeLooks } from './use-change-looks';
import type { PieceOf } from './use-shops';
import { putOn, takeOff } from './wardrobe';
import { offerOf, type Ware } from './ware';
import { WareCard } from './ware-card';
import { WareDialog } from './ware-dialog';

// Fetched when the hero looks at something closely: it is there when they have bought it.
const loadCelebration = () => import('./purchase-celebration');
const PurchaseCelebration = lazyPart(loadCelebration);

type Props = { hero: Child; wares: readonly Ware[]; pieceOf: PieceOf; label: string };

/** The shelves of a shop, and everything that happens between a tap and a new thing worn. */
export function ShopFloor({ hero, wares, pieceOf, label }: Props) {
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const [gift, setGift] = useState<Ware | null>(null);
  const { buy, isBuying } = useBuyWare(hero.id, (bought, outcome) => {
    if (outcome !== 'again') close();
    if (outcome === 'bought') setGift(bought);
  });
  const changeLooks = useChangeLooks(hero.id);
  const ware = wares.find(({ key }) => key === lookedAt);
  const close = () => setLookedAt(null);

  function look({ key }: Ware) {
    void loadCelebration().catch(() => {});
    setLookedAt(key);
  }

  function wear({ kind, key }: Ware) {
    void changeLooks(({ equippedGear }) =>
      kind === 'avatar'
        ? { avatarType: key }
        : { equippedGear: putOn(equippedGear, key, (id) => pieceOf(id)?.gearType) },
    );
  }

  const undress = ({ key }: Ware) =>
    void changeLooks(({ equippedGear }) => ({ equippedGear: takeOff(equippedGear, key) }));

  return (
    <section aria-label={label}>
      <ul className={styles.shelf}>
        {wares.map((each) => (
          <WareCard
            key={each.key}
            ware={each}
            offer={offerOf(each, hero)}
            points={hero.rewardPoints}
            onLook={() => look(each)}
            onWear={() => wear(each)}
            onTakeOff={() => undress(each)}
          />
        ))}
      </ul>
      {ware && (
        <WareDialog
          ware={ware}
          hero={hero}
          pieceOf={pieceOf}
          isBuying={isBuying}
          onBuy={() => void buy(ware)}
          onWear={() => wear(ware)}
          onTakeOff={() => undress(ware)}
          onClose={close}
        />
      )}
      {gift && (
        <Suspense>
          <PurchaseCelebration
            ware={gift}
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
