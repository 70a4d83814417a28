import { avatarKindOf } from '../hero-art/avatar-kinds';
import { HeroArt } from '../hero-art/hero-art';
import styles from './sleeping-hero.module.css';

type Props = {
  /** The stored avatar type; unknown ones are drawn as the robot. */
  avatarType: string;
  /** A picture of the family's own. */
  avatarUrl?: string | null;
};

/** The hero asleep: head on the pillow, tucked in under a blanket of stars. On a cloud, 320 × 250 pixels. */
export function SleepingHero({ avatarType, avatarUrl = null }: Props) {
  const build = avatarUrl ? 'face' : avatarKindOf(avatarType).build;
  return (
    <div className={styles.bed} aria-hidden>
      <svg className={styles.layer} viewBox="0 0 320 250" focusable={false} aria-hidden>
        <path d="M46 250V118C46 70 90 44 160 44s114 26 114 74v132z" fill="#6a4326" />
        <path d="M60 250V122c0-40 38-62 100-62s100 22 100 62v128z" fill="#8a5a34" />
        <path d="M104 66v60M160 60v60M216 66v60" stroke="#774b29" strokeWidth="6" strokeLinecap="round" />
        <rect x="76" y="110" width="168" height="92" rx="44" fill="#f6f1ff" />
        <path d="M84 168c40 22 112 22 152 0v20c-40 20-112 20-152 0z" fill="#ddd2f5" />
      </svg>
      <div className={styles.head} data-build={build}>
        <HeroArt avatarType={avatarType} avatarUrl={avatarUrl} size={150} crop="portrait" pose="sleep" />
      </div>
      <svg className={styles.cloud} viewBox="0 0 380 90" focusable={false} aria-hidden>
        <path
          d="M40 84C8 84 0 56 20 44c-4-24 26-34 42-20 14-22 52-22 64 2 16-16 44-14 56 4 12-20 50-22 64 0 14-18 46-16 56 6 22-12 50 4 46 28 18 8 10 24-8 24z"
          fill="#8a83c9"
        />
        <path
          d="M60 88c-24 0-30-20-14-28 0-16 24-22 36-10 14-14 40-12 50 4 14-12 38-10 48 4 14-14 40-12 50 4 12-12 36-8 42 6 18-8 38 2 36 18z"
          fill="#a9a3dd"
        />
      </svg>
      <svg className={styles.blanket} viewBox="0 0 320 130" focusable={false} aria-hidden>
        <path d="M26 130c-4-60 6-96 40-100 60-8 128-8 188 0 34 4 44 40 40 100z" fill="#5b7fe8" />
        <path
          d="M56 34c66-10 142-10 208 0 12 2 14 26 2 28-66-9-146-9-212 0-12-2-10-26 2-28z"
          fill="#a9c1ff"
        />
        <g fill="#ffe27a">
          <path d="m92 78 4 9 10 1-8 6 3 10-9-5-9 5 3-10-8-6 10-1z" />
          <path d="m226 74 4 9 10 1-8 6 3 10-9-5-9 5 3-10-8-6 10-1z" />
          <path d="m160 92 3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z" />
        </g>
        <g fill="#8fabf5">
          <circle cx="126" cy="116" r="5" />
          <circle cx="196" cy="114" r="5" />
          <circle cx="60" cy="112" r="5" />
          <circle cx="258" cy="112" r="5" />
        </g>
      </svg>
      <span className={styles.breath}>z</span>
      <span className={styles.breath}>z</span>
      <span className={styles.breath}>z</span>
    </div>
  );
}
