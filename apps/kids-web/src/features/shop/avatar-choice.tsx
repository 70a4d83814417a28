import { sayName } from '@herohood/browser/text/say-name';
import { BASE_AVATARS } from '@herohood/domain/children/hero';
import type { Child } from '@herohood/domain/children/schema';
import { avatarByType } from '@herohood/domain/shop/avatar-catalogue';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { RarityTile } from '@herohood/ui/rarity-tile/rarity-tile';
import { TitledCard } from '../../layout/titled-card';
import { trpc } from '../../lib/api';
import { wardrobeText as words } from '../../text/en/shop';
import { WardrobeThing } from './wardrobe-shelf';
import styles from './wardrobe-shelf.module.css';

type Props = { hero: Child; onChoose: (avatarType: string) => void; onShop: () => void };

/** The avatars that the hero owns, and none other (rules: shop); one is chosen. */
export function AvatarChoice({ hero, onChoose, onShop }: Props) {
  const { data: listed } = trpc.shop.listAvatars.useQuery();
  const looks = hero.unlockedAvatars.map((type) => {
    const item = listed?.find(({ avatarType }) => avatarType === type);
    const known = avatarByType(type) ?? BASE_AVATARS.find(({ avatarType }) => avatarType === type);
    const rarity = item?.rarity ?? avatarByType(type)?.rarity ?? ('common' as const);
    return { type, name: item?.name ?? (known ? sayName(known.name) : type), rarity };
  });
  return (
    <TitledCard title={words.avatarsTitle}>
      {hero.avatarUrl && <p className={styles.hint}>{words.ownPicture}</p>}
      <ul className={styles.shelf}>
        {looks.map(({ type, name, rarity }) => {
          const isChosen = type === hero.avatarType;
          return (
            <WardrobeThing
              key={type}
              name={name}
              label={isChosen ? `${name}: ${words.chosen}` : words.choose(name)}
              isChosen={isChosen}
              picture={
                <RarityTile rarity={rarity}>
                  <HeroArt avatarType={type} size={84} />
                </RarityTile>
              }
              onTap={() => !isChosen && onChoose(type)}
            />
          );
        })}
      </ul>
      <ChunkyButton kind="quiet" accent="purple" className={styles.more} onClick={onShop}>
        {words.moreAvatars}
      </ChunkyButton>
    </TitledCard>
  );
}
