import type { ReactNode } from 'react';
import type { AccentName } from '../theme/tokens';
import styles from './present-box.module.css';

type Props = {
  /** Open: the lid flies off and what is inside rises. */
  isOpen: boolean;
  /** Width and height in CSS pixels. */
  size: number;
  /** Colour of the paper; the ribbon is always golden. */
  accent: AccentName;
  /** What is inside, about six tenths of `size` wide. */
  children: ReactNode;
};

/** A wrapped present that wriggles until it is opened. Decoration: what it holds stands beside it as text. */
export function PresentBox({ isOpen, size, accent, children }: Props) {
  return (
    <span
      className={styles.present}
      data-accent={accent}
      data-open={isOpen}
      style={{ width: size, height: size }}
      aria-hidden
    >
      {isOpen && (
        <svg className={styles.rays} viewBox="0 0 200 200" aria-hidden focusable={false}>
          {rays.map((turn) => (
            <path key={turn} d="M100 100 88 4h24Z" fill="#ffd65c" transform={`rotate(${turn} 100 100)`} />
          ))}
        </svg>
      )}
      <svg className={styles.layer} viewBox="0 0 200 200" aria-hidden focusable={false}>
        <ellipse cx="100" cy="186" rx="74" ry="9" fill="#1f2a52" opacity=".16" />
        {isOpen && <path d="M34 104h132v26H34z" fill="var(--accent-ink)" />}
      </svg>
      {isOpen && <span className={styles.content}>{children}</span>}
      <svg className={styles.layer} viewBox="0 0 200 200" aria-hidden focusable={false}>
        <path d="M34 104h132v66a14 14 0 0 1-14 14H48a14 14 0 0 1-14-14z" fill="var(--accent-base)" />
        <path d="M34 104h132v13H34z" fill="var(--accent-deep)" />
        <path d="M86 104h28v80H86z" fill="#ffce45" />
        <path d="M86 104h28v13H86z" fill="#e5a413" />
        <path d="M34 156v14a14 14 0 0 0 14 14h104a14 14 0 0 0 14-14v-14z" fill="#1f2a52" opacity=".09" />
      </svg>
      <svg className={styles.lid} viewBox="0 0 200 200" aria-hidden focusable={false}>
        <rect x="24" y="74" width="152" height="36" rx="12" fill="var(--accent-base)" />
        <rect x="24" y="74" width="152" height="15" rx="7.5" fill="#fff" opacity=".28" />
        <path d="M84 74h32v36H84z" fill="#ffce45" />
        <g stroke="#e5a413" strokeWidth="4" strokeLinejoin="round">
          <path d="M100 74C78 80 44 68 50 46c5-18 42-10 50 28Z" fill="#ffdf7a" />
          <path d="M100 74c22 6 56-6 50-28-5-18-42-10-50 28Z" fill="#ffdf7a" />
          <path d="M92 62c0-7 16-7 16 0l3 12c0 8-22 8-22 0z" fill="#ffce45" />
        </g>
      </svg>
    </span>
  );
}

const rays = Array.from({ length: 12 }, (_, index) => index * 30);
