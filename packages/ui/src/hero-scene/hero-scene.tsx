import styles from './hero-scene.module.css';

/**
 * A landscape that fills its positioned parent: sky, sun, drifting clouds and hills; at night the same hills under
 * moon and stars.
 */
export function HeroScene({ isNight = false }: { isNight?: boolean }) {
  return (
    <div className={styles.scene} data-night={isNight} aria-hidden>
      {isNight && <div className={styles.stars} />}
      <div className={styles.sun} />
      <Cloud className={styles.cloudNear} />
      <Cloud className={styles.cloudFar} />
      <svg
        className={styles.hills}
        viewBox="0 0 800 260"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        focusable={false}
      >
        <path d="M0 120q120-70 250-16t260-22 290-8v186H0z" fill="#9be3c9" />
        <path d="M0 168q150-66 320-14t480-30v136H0z" fill="#6fd6a4" />
        <path d="M0 204q210-52 400-26t400-10v92H0z" fill="#46c183" />
        <g fill="#2e9e66">
          <path d="M92 142c-14 0-20-12-14-22-8-14 6-28 18-24 12-6 24 8 18 22 8 10 0 24-14 24z" />
          <path d="M664 128c-16 0-24-14-16-26-8-16 8-32 20-28 14-6 28 10 20 26 10 12 0 28-16 28z" />
        </g>
        <path d="M92 136v30M664 120v40" stroke="#8a5a34" strokeWidth="6" strokeLinecap="round" />
        <g fill="#fff">
          <circle cx="182" cy="214" r="5" />
          <circle cx="604" cy="204" r="5" />
          <circle cx="258" cy="232" r="4" />
          <circle cx="536" cy="236" r="4" />
        </g>
        <g fill="#ffce45">
          <circle cx="182" cy="214" r="2" />
          <circle cx="604" cy="204" r="2" />
        </g>
      </svg>
    </div>
  );
}

/** A cloud, wherever one drifts. */
export function Cloud({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 120 50" aria-hidden focusable={false}>
      <path
        d="M24 46a18 18 0 0 1-2-36c4-10 20-12 27-4 10-9 31-6 34 8 16-3 29 6 27 18-1 9-9 14-18 14z"
        fill="#fff"
      />
    </svg>
  );
}
