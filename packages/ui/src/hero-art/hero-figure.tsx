import { lazy, Suspense } from 'react';
import { type AvatarKind, avatarKindOf, underOwnPicture } from './avatar-kinds';
import styles from './hero-art.module.css';
import { HeroArm, HeroCape, HeroLegs, HeroTrunk } from './hero-body';
import type { Posture, Things } from './postures';
import { ShopHead } from './shop-head';
import { type Wear, wearOf } from './wear';
import type { HeroGear } from './worn-gear';

const WholeHero = lazy(() => import('./whole-hero'));
const SleepMask = lazy(() => import('./sleep-mask'));

/** Who the hero is and how large they are drawn. */
export type HeroLook = {
  /** The stored avatar type; unknown ones are drawn as the robot. */
  avatarType: string;
  /** A picture of the family's own; it takes the place of the head. */
  avatarUrl?: string | null;
  /** Width and height in CSS pixels. */
  size: number;
  /** What a screen reader says; without it the drawing counts as decoration. */
  label?: string;
  /** What is worn: ids of pieces (a hero's `equippedGear` as it stands), or kinds of them. */
  gear?: readonly HeroGear[];
  /** `portrait` shows head and shoulders, for places too small for a whole hero. */
  crop?: 'full' | 'portrait';
};

type Props = HeroLook & {
  /** Name of the posture, for the style sheet. */
  pose: string;
  posture: Posture;
  /** What the hands hold instead of gear, and what stands before or behind the hero. */
  things?: Things;
};

/** A little air above the 128 × 128 drawing, for helmets and crowns. */
const FULL = '-5 -10 138 138';

/** A hero in one posture. */
export function HeroFigure({
  avatarType,
  avatarUrl = null,
  size,
  label,
  gear = [],
  crop = 'full',
  pose,
  posture,
  things,
}: Props) {
  const type = avatarUrl ? 'own-picture' : avatarType;
  const kind: AvatarKind = avatarUrl ? underOwnPicture : avatarKindOf(type);
  const worn = posture.isWalking ? withPack(gear) : gear;
  const wear = wearOf(worn, type, kind.build);
  const body = { kind, posture, wear, things };
  return (
    <svg
      className={styles.hero}
      data-hero={type}
      data-pose={pose}
      data-move={posture.figure}
      viewBox={crop === 'full' ? FULL : kind.build === 'whole' ? '4 8 120 120' : '22 -6 84 84'}
      width={size}
      height={size}
      focusable={false}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {things?.behind}
      {kind.build === 'whole' ? (
        <Suspense>
          <WholeHero {...body} kind={kind} avatarType={type} />
        </Suspense>
      ) : (
        <StandingHero {...body} avatarType={type} avatarUrl={avatarUrl} />
      )}
      {things?.before}
    </svg>
  );
}

/** Who travels carries a pack, unless they wear something on the back already. */
function withPack(gear: readonly HeroGear[]): readonly HeroGear[] {
  return gear.includes('butterfly-wings') ? gear : [...gear.filter((id) => id !== PACK), PACK];
}

const PACK = 'travel-backpack';

type StandingProps = {
  kind: AvatarKind;
  posture: Posture;
  wear: Wear;
  things?: Things;
  avatarType: string;
  avatarUrl: string | null;
};

function StandingHero({ kind, posture, wear, things, avatarType, avatarUrl }: StandingProps) {
  const { suit } = kind;
  const { mood, tilt = 0 } = posture;
  const arms = (
    <>
      <HeroArm
        side={-1}
        target={posture.offhand}
        suit={suit}
        move={posture.left}
        sleeve={wear.sleeve}
        held={things ? things.offhand : wear.at('offhand')}
      />
      <HeroArm
        side={1}
        target={posture.hand}
        suit={suit}
        move={posture.right}
        sleeve={wear.sleeve}
        held={things ? things.hand : wear.at('hand')}
      />
    </>
  );
  return (
    <>
      {kind.build === 'drawn' ? (
        <Suspense>
          <kind.Parts part="behind" mood={mood} />
        </Suspense>
      ) : (
        <HeroCape suit={suit} />
      )}
      {wear.at('back', 'back')}
      <HeroLegs suit={suit} turns={posture.legs} isWalking={posture.isWalking ?? false} />
      {kind.build === 'drawn' ? (
        <Suspense>
          <kind.Parts part="torso" mood={mood} />
        </Suspense>
      ) : (
        <HeroTrunk suit={suit} />
      )}
      {wear.at('torso')}
      {wear.at('back')}
      {posture.areHandsBehind && arms}
      {wear.at('neck')}
      <g transform={`rotate(${tilt} 64 66)`}>
        <g data-part="head" data-move={posture.head}>
          {kind.build === 'drawn' ? (
            <Suspense fallback={<circle cx="64" cy="38" r="30" fill={suit.main} opacity=".4" />}>
              <kind.Parts part="head" mood={mood} />
              {wear.at('head', 'front', !posture.isBareHeaded && <kind.Parts part="hat" mood={mood} />)}
            </Suspense>
          ) : (
            <>
              <ShopHead kind={kind} avatarType={avatarType} avatarUrl={avatarUrl} />
              {wear.at('head')}
              {mood === 'asleep' && !things && (
                <Suspense>
                  <SleepMask avatarType={avatarType} />
                </Suspense>
              )}
            </>
          )}
        </g>
      </g>
      {things?.lap}
      {!posture.areHandsBehind && arms}
      {wear.at('aura')}
    </>
  );
}
