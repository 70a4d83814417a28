import { HeroArt } from '../hero-art/hero-art';
import type { HeroLook } from '../hero-art/hero-figure';
import { House } from '../land-art/buildings';
import { Mountain } from '../land-art/mountains';
import { Flower, Pine, RoundTree } from '../land-art/plants';
import { Cloud } from '../land-art/sky';
import styles from './trip-scene.module.css';

type Props = Pick<HeroLook, 'avatarType' | 'avatarUrl' | 'gear'>;

/** The hero walks through a landscape that goes by, in a box of 2 to 1 that fills its parent's width. Decoration. */
export default function TripScene(hero: Props) {
  return (
    <div className={styles.scene} aria-hidden>
      <svg
        className={styles.sky}
        viewBox="0 0 240 120"
        preserveAspectRatio="none"
        aria-hidden
        focusable={false}
      >
        <path d="M0 0h240v120H0z" fill="#8fdcff" />
        <path d="M0 40q60-10 120-4t120-2v86H0z" fill="#c9f0fb" />
      </svg>
      <svg className={styles.far} viewBox="0 0 480 120" aria-hidden focusable={false}>
        {[0, 240].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <Cloud x={110} y={24} />
            <Cloud x={214} y={34} size={0.8} />
            <Mountain x={58} y={92} size={0.9} tone="#a9b6e6" shade="#8a98cf" />
            <Mountain x={170} y={92} size={1.1} tone="#9aa6d8" shade="#7a86bf" />
          </g>
        ))}
        <path d="M0 84q60-14 120 0t120 0 120 0 120 0v36H0z" fill="#a4e5c4" />
      </svg>
      <svg className={styles.near} viewBox="0 0 480 120" aria-hidden focusable={false}>
        <path d="M0 92h480v28H0z" fill="#6fd6a4" />
        <path d="M0 103h480v17H0z" fill="#ffe9b8" />
        <path d="M0 115h480v5H0z" fill="#46c183" />
        {[0, 240].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <RoundTree x={24} y={96} />
            <Pine x={88} y={97} />
            <House x={140} y={97} size={0.9} />
            <Flower x={182} y={100} />
            <RoundTree x={216} y={97} size={0.8} />
          </g>
        ))}
      </svg>
      <span className={styles.hero}>
        <HeroArt {...hero} size={110} pose="travel" />
      </span>
    </div>
  );
}
