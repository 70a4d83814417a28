import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import Backpack from '~icons/fluent-emoji-flat/backpack';
import Mountain from '~icons/fluent-emoji-flat/snow-capped-mountain';
import styles from './setting-out.module.css';

/** The hero walks off with a backpack, towards what they will tell of tomorrow. */
export function SettingOut({ hero }: { hero: Child }) {
  return (
    <div className={styles.scene} aria-hidden>
      <Mountain width={84} height={84} className={styles.goal} />
      <div className={styles.way} />
      <div className={styles.walker}>
        <Backpack width={44} height={44} className={styles.pack} />
        <HeroArt
          avatarType={hero.avatarType}
          avatarUrl={hero.avatarUrl}
          gear={hero.equippedGear}
          size={118}
        />
      </div>
    </div>
  );
}
