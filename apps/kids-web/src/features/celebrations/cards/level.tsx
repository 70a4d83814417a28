import { sayName } from '@herohood/browser/text/say-name';
import type { Child } from '@herohood/domain/children/schema';
import { giftsBetween, giftsUpTo, type LevelGift } from '@herohood/domain/world/level-gifts';
import { styleWith } from '@herohood/domain/world/style';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { LevelBadge } from '@herohood/ui/level-badge/level-badge';
import { LevelGiftPicture } from '@herohood/ui/level-gift-picture/level-gift-picture';
import type { ReactNode } from 'react';
import { useLook } from '../../../device/look';
import { useSpoken } from '../../../device/own-voice';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import { mainAct } from '../../../layout/use-focus-trap';
import { calmCelebrationText, celebrationText } from '../../../text/en/celebrations';
import { pointsText } from '../../../text/en/points';
import { looksOf, useOpenTab } from '../../home/public';
import { keepWaitingStyle } from '../../world/public';
import { useFanfare } from '../confetti';
import type { CardProps } from '../parties';
import { PopIn } from '../pop-in';
import { usePartyDialog } from '../use-party-dialog';
import styles from './level.module.css';

const words = celebrationText;
/** More pictures at once are a wall. */
const SHOWN = 3;
/** It asks to be tapped, and has the focus. */
const next = { ...mainAct, 'data-invite': true } as const;

/** A new level fills the whole screen, or several at once, with all that they give. */
export function LevelUp({ hero, items, onClose }: CardProps<'level'>) {
  const { level } = items.at(-1)!;
  const gifts = giftsBetween(items[0]!.level - 1, level);
  const dialog = usePartyDialog({ label: words.levelUp, onClose, background: 'hidden' });
  const spoken = `${words.levelUp} ${words.levelBody(level)} ${spokenGifts(level, gifts)}`;
  useSpoken(spoken);
  useFanfare('levelUp', true);
  return (
    <div {...dialog} className={styles.screen}>
      <Rays />
      <PopIn from="scale(0.3)" to="scale(1)" duration={0.8}>
        <h2 className={styles.title}>{words.levelUp}</h2>
      </PopIn>
      <div className={styles.stage}>
        <HeroArt {...looksOf(hero)} size={250} pose="cheer" />
        <PopIn
          from="scale(0) rotate(-200deg)"
          to="scale(1) rotate(0deg)"
          duration={1}
          delay={0.3}
          className={styles.badge}
        >
          <LevelBadge level={level} size={128} label={pointsText.level(level)} />
        </PopIn>
      </div>
      <p className={styles.body}>{words.levelBody(level)}</p>
      <LevelGifts hero={hero} level={level} gifts={gifts} />
      <UseGifts hero={hero} gifts={gifts} onClose={onClose}>
        <ReadAloudButton name={words.levelUp} words={spoken} />
      </UseGifts>
    </div>
  );
}

type GiftsProps = {
  hero: Child;
  /** What came, in the order of the levels. */
  gifts: readonly LevelGift[];
};

/** What levels gave, the newest ones as pictures, and what the next level brings (rules: level gifts). */
function LevelGifts({ hero, level, gifts }: GiftsProps & { level: number }) {
  const ahead = nextOf(level);
  if (gifts.length === 0 && !ahead) return null;
  const [shown, more] = shownOf(gifts);
  return (
    <div className={styles.gifts}>
      {shown.length > 0 && (
        <ul className={styles.pictures} data-many={shown.length > 1}>
          {shown.map((gift) => (
            <li key={gift.id} className={styles.gift}>
              <span className={styles.picture}>
                <LevelGiftPicture gift={gift} hero={hero} size={88} />
              </span>
              <strong className={styles.name}>{words.levelGift[gift.kind](sayName(gift.name))}</strong>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.line}>{words.andMore(more)}</p>}
      {ahead && <p className={styles.line}>{words.levelGift.next(ahead.level, sayName(ahead.name))}</p>}
    </div>
  );
}

/** The same to listen to. */
function spokenGifts(level: number, gifts: readonly LevelGift[]): string {
  const [shown, more] = shownOf(gifts);
  const ahead = nextOf(level);
  return [
    ...shown.map(({ kind, name }) => `${words.levelGift[kind](sayName(name))}.`),
    more > 0 && `${words.andMore(more)}.`,
    ahead && `${words.levelGift.next(ahead.level, sayName(ahead.name))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const nextOf = (level: number) => giftsUpTo(level + 1).find((one) => one.level === level + 1);

const shownOf = (gifts: readonly LevelGift[]) =>
  [gifts.slice(-SHOWN), Math.max(0, gifts.length - SHOWN)] as const;

type UseProps = GiftsProps & {
  onClose: () => void;
  /** Stands beside the main act. */
  children: ReactNode;
};

/** What a hero does with new gifts: one press uses the newest of each kind, or leads to the room. */
function UseGifts({ hero, gifts, onClose, children }: UseProps) {
  const openTab = useOpenTab();
  const { isCalmSpoken } = useLook();
  const style = styleWith(hero.style, gifts);
  const isNew = style !== hero.style;

  function use() {
    if (isNew) keepWaitingStyle(hero.id, style);
    onClose();
    if (!isNew) openTab('world');
  }

  const levelClose = isCalmSpoken ? calmCelebrationText.levelClose : words.levelClose;
  const hasGifts = gifts.length > 0;
  return (
    <div className={styles.foot}>
      <ChunkyButton kind="big" accent="sunshine" onClick={hasGifts ? use : onClose} {...next}>
        <ActSign sign="forward" />
        {hasGifts ? (isNew ? words.useGift : words.toRoom) : levelClose}
      </ChunkyButton>
      {children}
      {hasGifts && (
        <ChunkyButton kind="quiet" className={styles.later} onClick={onClose}>
          {words.later}
        </ChunkyButton>
      )}
    </div>
  );
}

const wedges = Array.from({ length: 20 }, (_, index) => index * 18);

/** Light around the hero. It fades out in its own paint: a mask would be worked out anew for every frame. */
function Rays() {
  return (
    <svg className={styles.rays} viewBox="0 0 200 200" aria-hidden focusable={false}>
      <radialGradient id="level-rays" gradientUnits="userSpaceOnUse" cx="100" cy="100" r="98">
        <stop offset=".08" stopColor="#fff" stopOpacity="0" />
        <stop offset=".3" stopColor="#fff" stopOpacity=".2" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      {wedges.map((turn) => (
        <path
          key={turn}
          d="M100 100 92.3 2h15.4Z"
          fill="url(#level-rays)"
          transform={`rotate(${turn} 100 100)`}
        />
      ))}
    </svg>
  );
}
