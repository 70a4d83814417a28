import { sayName } from '@herohood/browser/text/say-name';
import { offeredAvatars } from '@herohood/domain/children/hero';
import type { BaseAvatar, Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { useLook } from '../../device/look';
import { play } from '../../device/sound';
import { firstMinuteText } from '../../text/en/welcome';
import styles from './hero-choice.module.css';

type Props = { hero: Child; chosen: string; onChoose: (avatarType: BaseAvatar) => void };

/** The heroes that a new hero may be (rules: the welcome). */
export function HeroChoice({ hero, chosen, onChoose }: Props) {
  const { name: look } = useLook();
  return (
    <ul className={styles.heroes} data-look={look} aria-label={firstMinuteText.heroes}>
      {offeredAvatars(look, hero.unlockedAvatars).map(({ avatarType, name }) => {
        const isChosen = avatarType === chosen;
        return (
          <li key={avatarType}>
            <button
              type="button"
              className={styles.hero}
              aria-pressed={isChosen}
              aria-label={sayName(name)}
              onClick={() => {
                play('tap');
                onChoose(avatarType);
              }}
            >
              <HeroArt avatarType={avatarType} size={150} pose={isChosen ? 'wave' : 'stand'} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
