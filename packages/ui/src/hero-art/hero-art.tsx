import { lazy, Suspense, useId } from 'react';
import { type AvatarKind, avatarKindOf, avatarKinds } from './avatar-kinds';
import { HeroBody, HeroCape } from './hero-body';
import type { HeroGear } from './worn-gear';

// Every piece is a drawing of its own: they are fetched for the first hero who wears one.
const WornGear = lazy(() => import('./worn-gear'));

type Props = {
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

/** A little air above the 128 × 128 drawing, for helmets and crowns. */
const fullBox = '-5 -10 138 138';

const noGear: readonly HeroGear[] = [];

/** A whole hero: cape, body, head and the gear worn, in one drawing. */
export function HeroArt({ avatarType, avatarUrl, size, label, gear = noGear, crop = 'full' }: Props) {
  const kind: AvatarKind = avatarUrl ? avatarKinds.robot : avatarKindOf(avatarType);
  const box = crop === 'portrait' ? portraitBox(kind) : fullBox;
  const { build, suit } = kind;
  // The picture of a bust brings its own shoulders: what is worn on the trunk lies over it, else under the chin.
  const isBodyFirst = build === 'face';
  const wear = (layer: 'behind' | 'body' | 'front') =>
    gear.length > 0 && (
      <Suspense>
        <WornGear
          layer={layer}
          gear={gear}
          avatarType={avatarUrl ? 'robot' : avatarType}
          build={build}
          mitten={suit.cape}
        />
      </Suspense>
    );
  return (
    <svg
      viewBox={box}
      width={size}
      height={size}
      focusable={false}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <HeroCape suit={suit} build={build} />
      {wear('behind')}
      <HeroBody suit={suit} build={build} />
      {isBodyFirst && wear('body')}
      {avatarUrl ? <OwnPicture url={avatarUrl} /> : <Head kind={kind} />}
      {!isBodyFirst && wear('body')}
      {wear('front')}
    </svg>
  );
}

/** A whole-bodied animal fills the drawing; of the others the upper part is the portrait. */
function portraitBox(kind: AvatarKind): string {
  return kind.build === 'whole' ? '4 8 120 120' : '16 0 96 96';
}

function Head({ kind }: { kind: AvatarKind }) {
  const place =
    kind.build === 'whole'
      ? { x: 8, y: 14, width: 112, height: 112 }
      : { x: 22, y: 2, width: 84, height: 84 };
  return (
    <Suspense fallback={<circle cx="64" cy="46" r="34" fill={kind.suit.main} opacity=".25" />}>
      <kind.Head {...place} />
    </Suspense>
  );
}

function OwnPicture({ url }: { url: string }) {
  const clip = useId();
  return (
    <g>
      <clipPath id={clip}>
        <circle cx="64" cy="44" r="37" />
      </clipPath>
      <circle cx="64" cy="44" r="41" fill="#fff" />
      <image
        href={url}
        x="27"
        y="7"
        width="74"
        height="74"
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${clip})`}
      />
    </g>
  );
}
