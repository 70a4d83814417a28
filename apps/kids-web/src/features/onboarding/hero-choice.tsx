import { sayName } from '@herohood/browser/text/say-name';
import { BASE_AVATARS } from '@herohood/domain/children/hero';
import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { play } from '../../device/sound';
import { trpc } from '../../lib/api';
import { firstMinuteText } from '../../text/en/welcome';
import { useOwnHero } from '../home/public';
import styles from './hero-choice.module.css';

const nameOf = (type: string) => {
  const avatar = BASE_AVATARS.find(({ avatarType }) => avatarType === type);
  return avatar ? sayName(avatar.name) : type;
};

/** The heroes that a new hero may be: what they own, and none other (rules: shop). */
export function HeroChoice({ hero }: { hero: Child }) {
  const ownHero = useOwnHero();
  const { mutate } = trpc.children.update.useMutation({
    scope: { id: 'hero-appearance' },
    // Without an answer they look as before, and can choose again in the wardrobe.
    onError: () => void ownHero.renew(),
  });

  function choose(avatarType: string) {
    play('tap');
    if (avatarType === hero.avatarType) return;
    ownHero.set({ ...hero, avatarType });
    mutate({ id: hero.id, avatarType });
  }

  return (
    <ul className={styles.heroes} aria-label={firstMinuteText.heroes}>
      {hero.unlockedAvatars.map((type) => {
        const isChosen = type === hero.avatarType;
        return (
          <li key={type}>
            <button
              type="button"
              className={styles.hero}
              aria-pressed={isChosen}
              aria-label={nameOf(type)}
              onClick={() => choose(type)}
            >
              <HeroArt avatarType={type} size={150} pose={isChosen ? 'wave' : 'stand'} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
