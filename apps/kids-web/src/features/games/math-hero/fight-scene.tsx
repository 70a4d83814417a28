import type { Child } from '@herohood/domain/children/schema';
import { COMBO_FROM, type MathFight, monsterHealth } from '@herohood/domain/games/math-fight';
import { HeroArt, lookOf } from '@herohood/ui/hero-art/hero-art';
import { Cloud } from '@herohood/ui/hero-scene/hero-scene';
import { MonsterArt, type MonsterMood } from '@herohood/ui/monster-art/monster-art';
import Flame from '~icons/fluent-emoji-flat/fire';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import { mathText } from '../../../text/en/games';
import styles from './fight-scene.module.css';
import type { Blow } from './use-math-play';

type Props = { hero: Child; fight: MathFight; blow: Blow | null };

const words = mathText;

/** Hero against monster: who hits, what the monster can still bear, and how long the streak is. */
export function FightScene({ hero, fight, blow }: Props) {
  const { outcome } = blow ?? {};
  const all = monsterHealth(fight.beaten);
  const isHit = outcome?.kind === 'right';
  const isBeaten = isHit && outcome.isBeaten;
  const left = isBeaten ? 0 : isHit ? fight.health - outcome.damage : fight.health;
  const streak = blow?.next.streak ?? fight.streak;
  return (
    <div className={styles.scene}>
      <svg
        className={styles.hills}
        viewBox="0 0 800 160"
        preserveAspectRatio="none"
        aria-hidden
        focusable={false}
      >
        <path d="M0 62q140-60 300-22t500-18v138H0z" fill="#ffc08a" opacity=".6" />
        <path d="M0 96q200-46 400-22t400-18v104H0z" fill="#b9e58c" />
        <path d="M0 122q220-30 420-12t380-10v60H0z" fill="#8fd06a" />
      </svg>
      <Cloud className={styles.cloud} />
      <Cloud className={styles.cloud} />
      <div className={styles.health}>
        <span className={styles.name}>{words.monster(fight.beaten + 1)}</span>
        <span className={styles.hearts} role="img" aria-label={words.health(left, all)}>
          {Array.from({ length: all }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place in the row
            <span key={at} className={styles.heart} data-full={at < left} />
          ))}
        </span>
      </div>
      {streak >= COMBO_FROM && (
        <p key={streak} className={styles.combo}>
          <Flame width={26} height={26} />
          {words.combo(streak)}
        </p>
      )}
      <div className={styles.hero} data-hits={isHit}>
        <HeroArt {...lookOf(hero)} size={150} />
      </div>
      {isHit && <Star className={styles.bolt} data-strong={outcome.damage > 1} />}
      <div
        key={fight.beaten}
        className={styles.monster}
        data-state={isBeaten ? 'beaten' : isHit ? 'hit' : 'calm'}
      >
        <MonsterArt kind={fight.beaten} mood={moodOf(blow)} size="100%" />
        {isHit && (
          <span className={styles.damage} aria-hidden>
            −{isBeaten ? fight.health : outcome.damage}
          </span>
        )}
      </div>
    </div>
  );
}

function moodOf(blow: Blow | null): MonsterMood {
  if (blow === null) return 'calm';
  if (blow.outcome.kind !== 'right') return 'glad';
  return blow.outcome.isBeaten ? 'beaten' : 'hurt';
}
