import ChestArt from '@herohood/ui/chest-art/chest-art';
import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import { useEffect, useRef, useState } from 'react';
import GlowingStar from '~icons/fluent-emoji-flat/glowing-star';
import Star from '~icons/fluent-emoji-flat/star';
import { prefersReducedMotion } from '../../../device/comfort';
import { useLook } from '../../../device/look';
import { play } from '../../../device/sound';
import { ParentWords } from '../../../layout/parent-words';
import { Sum } from '../../../layout/sum';
import { celebrationText } from '../../../text/en/celebrations';
import { middleOf, type Point, XP_BAR_ID } from '../../points/public';
import { CelebrationCard, PointsPaid } from '../celebration-card';
import card from '../celebration-card.module.css';
import { throwConfetti } from '../confetti';
import type { CardProps, Item } from '../parties';
import { PopIn } from '../pop-in';
import { XpBurst } from '../xp-burst';
import { FoundThings, foundThingsOf, spokenFinds } from './found-things';
import styles from './paid.module.css';

type Paid = Item<'paid'>;

const words = celebrationText;
const CHEST_ID = 'opened-chest';
/** A chest that nobody taps opens by itself: there is one button too few for children who wait. */
const PATIENCE_MS = 4_000;
/** A longer list is folded, so that the button stays in view. */
const MOST_ROWS = 4;

/** What was done besides is no mission, and is not counted as one. */
function titleOf(missions: readonly Paid[]): string {
  const real = missions.filter(({ habitId }) => habitId !== null).length;
  if (real === 0) return words.extra;
  return real === 1 ? words.title : words.many(real);
}

/** A parent approved: the chest that the deed has earned opens, by a tap or by itself, and XP flies to the bar. */
export function EarningsCelebration({ hero, items: missions, onClose }: CardProps<'paid'>) {
  const xp = sum(missions.map((each) => each.xp));
  const points = sum(missions.map((each) => each.points));
  const { largestNumber } = useLook();
  const things = foundThingsOf(missions);
  const [first] = things;
  const [isOpen, setIsOpen] = useState(prefersReducedMotion);
  const flight = useFlight(isOpen);

  useEffect(() => {
    if (isOpen) {
      play('approved');
      void throwConfetti(false);
      return;
    }
    play('gift');
    const timer = setTimeout(() => setIsOpen(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  const shown = missions.length > MOST_ROWS ? missions.slice(0, MOST_ROWS - 1) : missions;
  const more = missions.slice(shown.length);
  const chest = (
    <ChestArt isOpen={isOpen} size={200}>
      {first ? <WorldPicture art={first.find.art} size={92} /> : <GlowingStar width={84} height={84} />}
    </ChestArt>
  );
  return (
    <>
      <CelebrationCard
        accent="sunshine"
        art={
          <PopIn
            from="translateY(-240px) rotate(-14deg)"
            to="translateY(0px) rotate(0deg)"
            duration={0.8}
            id={CHEST_ID}
            className={card.stage}
          >
            {isOpen ? (
              chest
            ) : (
              <button
                type="button"
                className={card.closed}
                aria-label={words.presentOpen}
                data-invite
                onClick={() => setIsOpen(true)}
              >
                {chest}
              </button>
            )}
          </PopIn>
        }
        title={titleOf(missions)}
        isWaiting={!isOpen}
        spoken={[
          ...missions.map(sayPaid),
          ...(Math.max(xp, points) > largestNumber
            ? [words.spokenPay]
            : [xp > 0 && words.xp(xp), points > 0 && words.points(points)]),
          spokenFinds(things),
        ]
          .filter(Boolean)
          .join('. ')}
        onClose={onClose}
      >
        <ul className={card.list}>
          {shown.map(paidRow)}
          {more.length > 0 && (
            <li>
              <details>
                <summary className={styles.more}>{words.andMore(more.length)}</summary>
                <ul className={card.list}>{more.map(paidRow)}</ul>
              </details>
            </li>
          )}
        </ul>
        <p className={`${card.pay} ${styles.inside}`} data-open={isOpen}>
          {xp > 0 && (
            <span data-accent="sunshine">
              <Sum value={xp} picture={GlowingStar} size={34} label={words.xp(xp)}>
                <GlowingStar width={34} height={34} />
                {words.xp(xp)}
              </Sum>
            </span>
          )}
          {points > 0 && <PointsPaid points={points} />}
        </p>
        {isOpen && things.length > 0 && <FoundThings heroId={hero.id} things={things} />}
      </CelebrationCard>
      {flight && <XpBurst {...flight} picture={Star} />}
    </>
  );
}

const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0);

const paidRow = (mission: Paid) => <PaidRow key={mission.id} mission={mission} />;

/** One approved mission as it is said; where another amount was paid than was promised both numbers, and what the parent said (rules: amounts). */
export const sayPaid = ({ name, xp, promisedXp, words: said }: Paid) =>
  xp === promisedXp ? name : [name, words.amount(xp, promisedXp), said].filter(Boolean).join('. ');

/** The same to be seen. */
export function PaidRow({ mission: { name, xp, promisedXp, words: said } }: { mission: Paid }) {
  const { largestNumber } = useLook();
  const isWritten = Math.max(xp, promisedXp) <= largestNumber;
  return (
    <li>
      <bdi>{name}</bdi>
      {xp !== promisedXp && (
        <>
          <span className={styles.amount}>
            {isWritten ? words.amount(xp, promisedXp) : words.shortAmount[xp < promisedXp ? 'less' : 'more']}
          </span>
          {said && <ParentWords words={said} />}
        </>
      )}
    </li>
  );
}

/** From the open chest to the XP bar; null while it is closed, and where the bar is not to be seen. */
function useFlight(isOpen: boolean): { from: Point; to: Point } | null {
  const [flight, setFlight] = useState<{ from: Point; to: Point } | null>(null);
  const to = useRef<Point | null>(null);
  // Where the bar was when the party began: the home may be scrolled away behind it.
  useEffect(() => {
    to.current = middleOf(XP_BAR_ID);
  }, []);
  useEffect(() => {
    const from = isOpen ? middleOf(CHEST_ID) : null;
    if (from && to.current) setFlight({ from, to: to.current });
  }, [isOpen]);
  return flight;
}
