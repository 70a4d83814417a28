import { sayName } from '@herohood/browser/text/say-name';
import { BASE_AVATARS } from '@herohood/domain/children/hero';
import type { BaseAvatar } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { play } from '../../device/sound';
import { firstMinuteText } from '../../text/en/welcome';
import styles from './hero-choice.module.css';

type Props = { chosen: string; onChoose: (avatarType: BaseAvatar) => void };

/** The four heroes that a new hero may be. */
export function HeroChoice({ chosen, onChoose }: Props) {
  return (
    <ul className={styles.heroes} aria-label={firstMinuteText.heroes}>
      {BASE_AVATARS.map(({ avatarType, name }) => (
        <li key={avatarType}>
          <button
            type="button"
            className={styles.hero}
            aria-pressed={avatarType === chosen}
            aria-label={sayName(name)}
            onClick={() => {
              play('tap');
              onChoose(avatarType);
            }}
          >
            <HeroArt avatarType={avatarType} size={150} pose={avatarType === chosen ? 'wave' : 'stand'} />
          </button>
        </li>
      ))}
    </ul>
  );
}
