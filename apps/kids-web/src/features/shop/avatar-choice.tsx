import { sayName } from '@herohood/browser/text/say-name';
import { BASE_AVATARS } from '@herohood/domain/children/hero';
import type { Child } from '@herohood/domain/children/schema';
import { avatarByType } from '@herohood/domain/shop/avatar-catalogue';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { RarityTile } from '@herohood/ui/rarity-tile/rarity-tile';
import { wardrobeText } from '../../text/en/shop';
import { useAvatarShop } from './use-shops';
import styles from './wardrobe-shelf.module.css';

type Props = { hero: Child; onChoose: (avatarType: string) => void; onShop: () => void };

const words = wardrobeText;

/** The avatars that the hero owns, and none other (rules: shop); one is chosen. */
export function AvatarChoice({ hero, onChoose, onShop }: Props) {
  const shop = useAvatarShop();
  const listed = shop.kind === 'ready' ? shop.items : [];
  const looks = hero.unlockedAvatars.map((type) => {
    const item = listed.find(({ avatarType }) => avatarType === type);
    const known = avatarByType(type) ?? BASE_AVATARS.find(({ avatarType }) => avatarType === type);
    const rarity = item?.rarity ?? avatarByType(type)?.rarity ?? ('common' as const);
    return { type, name: item?.name ?? (known ? sayName(known.name) : type), rarity };
  });
  return (
    <section className={styles.section} aria-label={words.avatarsTitle}>
      <h3 className={styles.title}>{words.avatarsTitle}</h3>
      {hero.avatarUrl && <p className={styles.hint}>{words.ownPicture}</p>}
      <ul className={styles.shelf}>
        {looks.map(({ type, name, rarity }) => {
          const isChosen = type === hero.avatarType;
          return (
            <li key={type}>
              <button
                type="button"
                className={styles.thing}
                aria-pressed={isChosen}
                aria-label={isChosen ? `${name}: ${words.chosen}` : words.choose(name)}
                onClick={() => !isChosen && onChoose(type)}
              >
                <span className={styles.tile}>
                  <RarityTile rarity={rarity}>
                    <HeroArt avatarType={type} size={84} />
                  </RarityTile>
                </span>
                <span className={styles.name}>{name}</span>
                {isChosen && <span className={styles.mark}>{words.wearing}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <ChunkyButton kind="quiet" accent="purple" className={styles.more} onClick={onShop}>
        {words.moreAvatars}
      </ChunkyButton>
    </section>
  );
}
