import type { Child } from '@herohood/domain/children/schema';
import { useState } from 'react';
import { FeatureDisabled } from '../../layout/feature-disabled';
import { shopText } from '../../text/en/shop';
import { useControls } from '../controls/public';
import { GearFilter, type GearView } from './gear-filter';
import { ShopFloor } from './shop-floor';
import { gearShopItem } from './shop-item';
import { ShopFailed, ShopSkeleton } from './shop-states';
import styles from './shops.module.css';
import { useGearShop, usePieces } from './use-shops';

const words = shopText;

/** Things to wear, for points. Closed while a parent has disabled it. */
export function GearShop({ hero }: { hero: Child }) {
  const { isEnabled, check } = useControls();
  const state = useGearShop();
  const pieceOf = usePieces();
  const [view, setView] = useState<GearView>('all');
  if (!isEnabled('gearShop')) return <FeatureDisabled feature="gearShop" onCheck={check} />;
  if (state.kind === 'loading') return <ShopSkeleton />;
  if (state.kind === 'failed') return <ShopFailed onRetry={state.retry} />;
  const hasAll = state.items.every(({ id }) => hero.unlockedGear.includes(id));
  const items = state.items.map(gearShopItem).filter(({ gearType }) => view === 'all' || gearType === view);
  return (
    <div className={styles.shop}>
      {hasAll && <p className={styles.all}>{words.allMine}</p>}
      <GearFilter view={view} onView={setView} />
      <ShopFloor hero={hero} items={items} pieceOf={pieceOf} label={words.gear} />
    </div>
  );
}
