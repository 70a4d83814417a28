import type { Child } from '@herohood/domain/children/schema';
import { LevelBadge } from '@herohood/ui/level-badge/level-badge';
import { StreakFlame } from '@herohood/ui/streak-flame/streak-flame';
import { XpBar } from '@herohood/ui/xp-bar/xp-bar';
import { type ComponentType, type ReactNode, type SVGProps, useLayoutEffect, useRef } from 'react';
import Coin from '~icons/fluent-emoji-flat/coin';
import Bolt from '~icons/fluent-emoji-flat/high-voltage';
import { prefersReducedMotion } from '../../device/comfort';
import { useLook } from '../../device/look';
import { Figure, Sum } from '../../layout/sum';
import { pointsText } from '../../text/en/points';
import type { Streak } from '../progress/public';
import { POINTS_ID, XP_BAR_ID } from './flight-path';
import styles from './wallet.module.css';

type Props = {
  hero: Child;
  /** Null while it is not known. */
  streak: Streak | null;
  /** Beside the hero's portrait on a phone: level, XP bar, points and streak in one row, and nothing else. */
  isCompact?: boolean;
  /** The flame asks for a mission in the evening only. */
  isEvening?: boolean;
  /** How far the day is. */
  day?: ReactNode;
};

/** What the hero has earned: level and XP bar, reward points, day streak and XP to spend; on a phone's home one line, and the day below it. */
export default function Wallet({ hero, streak, isCompact = false, isEvening = false, day }: Props) {
  const words = pointsText;
  const risk = streak && (isEvening || streak.risk !== 'open') ? streak.risk : 'none';
  const days = streak?.days ?? 0;
  const { largestNumber, isPlayful } = useLook();
  const hasNothing = isPlayful && hero.rewardPoints + hero.xp + days === 0;
  return (
    <section className={styles.wallet} data-compact={isCompact} aria-label={hero.name}>
      <div className={styles.badge}>
        <LevelBadge level={hero.level} size={68} label={words.level(hero.level)} />
      </div>
      <div className={styles.bar}>
        <div className={styles.name}>
          <h1 className={styles.heroName}>
            <bdi>{hero.name}</bdi>
          </h1>
          <span className={styles.level} aria-hidden>
            {words.level(hero.level)}
          </span>
        </div>
        <XpBar
          id={XP_BAR_ID}
          value={hero.xpIntoLevel}
          goal={hero.xpForNextLevel}
          label={words.xpBar}
          text={words.xpText(hero.xpIntoLevel, hero.xpForNextLevel)}
          isTextShown={hero.xpForNextLevel <= largestNumber}
        />
      </div>
      {hasNothing ? (
        <p className={styles.first}>{words.first}</p>
      ) : (
        <ul className={styles.chips}>
          <Purse id={POINTS_ID} label={words.points} value={hero.rewardPoints} picture={Coin} />
          <Chip
            label={words.streak}
            isNothing={days === 0}
            risk={risk}
            value={streak?.days ?? '–'}
            picture={
              <StreakFlame
                days={days}
                isAtRisk={streak?.risk === 'open'}
                shields={streak?.shields?.held ?? 0}
                size={30}
              />
            }
          />
          <Purse label={words.xpToSpend} value={hero.xp} picture={Bolt} />
        </ul>
      )}
      {day}
      {risk !== 'none' && (
        <p className={styles.risk} data-risk={risk}>
          {words.risk[risk]}
        </p>
      )}
    </section>
  );
}

type PurseProps = {
  id?: string | undefined;
  label: string;
  value: number;
  picture: ComponentType<SVGProps<SVGSVGElement>>;
};

/** What can be spent. */
function Purse({ id, label, value, picture: Picture }: PurseProps) {
  return (
    <Chip
      id={id}
      label={label}
      isNothing={value === 0}
      value={
        <Figure value={value}>
          <CountUp value={value} />
        </Figure>
      }
      picture={
        <Sum value={value} picture={Picture} size={24}>
          <Picture width={30} height={30} />
        </Sum>
      }
    />
  );
}

type ChipProps = {
  id?: string | undefined;
  label: string;
  isNothing: boolean;
  value: ReactNode;
  picture: ReactNode;
  risk?: Streak['risk'];
};

function Chip({ id, label, isNothing, value, picture, risk = 'none' }: ChipProps) {
  return (
    <li id={id} className={styles.chip} data-nothing={isNothing} data-risk={risk}>
      {picture}
      <span className={styles.figures}>
        <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
      </span>
    </li>
  );
}

const COUNT_MS = 900;

/** A whole number that counts to its new value when it changes; a screen reader finds the new one at once. */
function CountUp({ value }: { value: number }) {
  const digits = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);

  useLayoutEffect(() => {
    const from = shown.current;
    const element = digits.current;
    if (!element || from === value || prefersReducedMotion()) {
      shown.current = value;
      return;
    }
    let beginAt: number | null = null;
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      beginAt ??= now;
      const part = Math.min(1, (now - beginAt) / COUNT_MS);
      shown.current = Math.round(from + (value - from) * (1 - (1 - part) ** 3));
      // Past React: forty renders of the wallet a second would cost frames.
      element!.textContent = String(shown.current);
      if (part < 1) frame = requestAnimationFrame(step);
    }
    element.textContent = String(from);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return <span ref={digits}>{value}</span>;
}
