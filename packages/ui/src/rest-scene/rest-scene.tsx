import type { ReactNode } from 'react';
import { HeroArt } from '../hero-art/hero-art';
import type { HeroLook } from '../hero-art/hero-figure';
import type { Pose } from '../hero-art/postures';
import { House } from '../land-art/buildings';
import { Umbrella } from '../land-art/fair';
import { Ground, Hills, Sea } from '../land-art/ground';
import { Flower, Palm, Pine, RoundTree } from '../land-art/plants';
import { Cloud, Rainbow, Sky, Sun } from '../land-art/sky';
import styles from './rest-scene.module.css';
import { Bag, Bed, Blanket, Bunting } from './rest-things';

/** Why a hero rests; `free`: nothing is to be done. */
export type RestKind = 'sick' | 'vacation' | 'away' | 'holiday' | 'free';

type Scene = { pose: Pose; behind: ReactNode; before?: ReactNode };

const day = <Sky top="#8fdcff" low="#c9f0fb" />;

const scenes: Record<RestKind, Scene> = {
  sick: {
    pose: 'sleep',
    behind: (
      <>
        <path d="M-200-100h640v320h-640z" fill="#e4dcfb" />
        <path d="M-200 96h640v120h-640z" fill="#c9b8f2" />
        <Bed />
      </>
    ),
    before: <Blanket />,
  },
  vacation: {
    pose: 'wave',
    behind: (
      <>
        {day}
        <Cloud x={44} y={26} />
        <Sun x={196} y={26} />
        <Sea level={56} />
        <Ground tone="#ffe2a3" low="#ffd27a" level={80} />
        <Palm x={40} y={96} size={1.5} />
        <Umbrella x={194} y={104} size={1.25} />
        <Bag x={158} y={110} />
      </>
    ),
  },
  away: {
    pose: 'travel',
    behind: (
      <>
        {day}
        <Cloud x={110} y={22} />
        <Cloud x={190} y={36} size={0.8} />
        <Hills tone="#a4e5c4" level={70} />
        <Ground tone="#6fd6a4" low="#ffe9b8" level={84} />
        <House x={36} y={92} size={1.3} />
        <Pine x={74} y={90} />
        <RoundTree x={168} y={90} />
        <House x={206} y={92} size={1.3} />
        <Bag x={86} y={112} />
      </>
    ),
  },
  holiday: {
    pose: 'dance',
    behind: (
      <>
        <Sky top="#ffd7ea" low="#fff0d6" />
        <Rainbow x={120} y={92} size={1.5} />
        <Ground tone="#8fe0b0" low="#5ccf90" level={86} />
        <Flower x={40} y={104} />
        <Flower x={64} y={110} tone="#ffc12e" />
        <Flower x={184} y={106} tone="#ab8dff" />
        <Flower x={206} y={112} />
        <Bunting />
      </>
    ),
  },
  free: {
    pose: 'dream',
    behind: (
      <>
        {day}
        <Cloud x={60} y={24} />
        <Cloud x={206} y={34} size={0.8} />
        <Hills tone="#a4e5c4" level={72} />
        <Ground tone="#8fe0b0" low="#5ccf90" level={84} />
        <RoundTree x={176} y={100} size={2} />
        <Flower x={36} y={104} />
        <Flower x={62} y={112} tone="#ffc12e" />
        <Flower x={210} y={114} />
      </>
    ),
  },
};

type Props = Pick<HeroLook, 'avatarType' | 'avatarUrl' | 'gear'> & { kind: RestKind };

/** The hero on a day on which nobody waits for anything, in a box of 2 to 1 that fills its parent's width. Decoration. */
export default function RestScene({ kind, ...hero }: Props) {
  const { pose, behind, before } = scenes[kind];
  return (
    <div className={styles.scene} data-kind={kind} aria-hidden>
      <Layer>{behind}</Layer>
      <span className={styles.hero}>
        <HeroArt {...hero} size={110} pose={pose} />
      </span>
      {before && <Layer>{before}</Layer>}
    </div>
  );
}

function Layer({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.layer}
      viewBox="0 0 240 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable={false}
    >
      {children}
    </svg>
  );
}
