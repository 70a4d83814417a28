import type { Child } from '@herohood/domain/children/schema';
import { GEAR_TYPES, type GearType } from '@herohood/domain/shop/gear';
import { GearPicture } from '@herohood/ui/gear-art/gear-picture';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { type ComponentProps, useState } from 'react';
import Bags from '~icons/fluent-emoji-flat/shopping-bags';
import Sparkles from '~icons/fluent-emoji-flat/sparkles';
import { FeatureDisabled } from '../../layout/feature-disabled';
import { FromServer } from '../../layout/from-server';
import { trpc } from '../../lib/api';
import { appText } from '../../text/en/app';
import { shopText as words } from '../../text/en/shop';
import { useControls } from '../controls/public';
import { ShopFloor } from './shop-floor';
import { avatarShopItem, gearShopItem, signOf } from './shop-item';
import styles from './shops.module.css';
import { useGearShop, usePieces } from './use-shops';

/** New looks for points. */
export function AvatarShop({ hero }: { hero: Child }) {
  const query = trpc.shop.listAvatars.useQuery();
  const pieceOf = usePieces();
  return (
    <Shop query={query}>
      {(avatars) => {
        if (avatars.length === 0) {
          return (
            <StateCard
              accent="turquoise"
              art={<Bags width={124} height={124} />}
              title={words.emptyAvatars.title}
              body={words.emptyAvatars.body}
            />
          );
        }
        const hasAll = avatars.every(({ avatarType }) => hero.unlockedAvatars.includes(avatarType));
        return (
          <div className={styles.shop}>
            {hasAll && <p className={styles.all}>{words.allMine}</p>}
            <ShopFloor
              hero={hero}
              items={avatars.map(avatarShopItem)}
              pieceOf={pieceOf}
              label={words.avatars}
            />
          </div>
        );
      }}
    </Shop>
  );
}

type View = 'all' | GearType;

/** Things to wear, for points. Closed while a parent has disabled it. */
export function GearShop({ hero }: { hero: Child }) {
  const { isEnabled, check } = useControls();
  const query = useGearShop();
  const pieceOf = usePieces();
  const [view, setView] = useState<View>('all');
  if (!isEnabled('gearShop')) return <FeatureDisabled feature="gearShop" onCheck={check} />;
  return (
    <Shop query={query}>
      {(gear) => (
        <div className={styles.shop}>
          {gear.every(({ id }) => hero.unlockedGear.includes(id)) && (
            <p className={styles.all}>{words.allMine}</p>
          )}
          <GearFilter view={view} onView={setView} />
          <ShopFloor
            hero={hero}
            items={gear.map(gearShopItem).filter(({ gearType }) => view === 'all' || gearType === view)}
            pieceOf={pieceOf}
            label={words.gear}
          />
        </div>
      )}
    </Shop>
  );
}

function Shop<Answer>(props: Pick<ComponentProps<typeof FromServer<Answer>>, 'query' | 'children'>) {
  return (
    <FromServer
      {...props}
      failed={words.failed}
      offline={{ title: words.failed.title, body: words.offline }}
      art={<Bags width={124} height={124} />}
      waiting={<ShopSkeleton />}
    />
  );
}

const views: readonly View[] = ['all', ...GEAR_TYPES];

type FilterProps = { view: View; onView: (view: View) => void };

/** Shows all gear or one type of it. */
function GearFilter({ view, onView }: FilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{words.filter.label}</legend>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.chip}
          aria-pressed={each === view}
          onClick={() => onView(each)}
        >
          {each === 'all' ? (
            <Sparkles width={30} height={30} />
          ) : (
            <GearPicture shape={signOf[each]} gearType={each} rarity="common" size={30} />
          )}
          <span>{words.filter[each]}</span>
        </button>
      ))}
    </fieldset>
  );
}

const cards = ['a', 'b', 'c', 'd'] as const;

/** Empty shelves while the items are on their way. */
function ShopSkeleton() {
  return (
    <div>
      <p className={styles.loading} role="status">
        {appText.loading}
      </p>
      <div className={styles.shelf} aria-hidden>
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.tile} />
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
        ))}
      </div>
    </div>
  );
}
