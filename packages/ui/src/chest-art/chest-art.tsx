import type { ReactNode } from 'react';
import styles from './chest-art.module.css';

type Props = {
  /** Open: the lid swings back, light comes out and what is inside rises. */
  isOpen: boolean;
  /** Width and height in CSS pixels. */
  size: number;
  /** What is inside, about half of `size` wide. */
  children?: ReactNode;
};

/** A treasure chest with a golden lock. Decoration: what it means stands beside it as text. */
export default function ChestArt({ isOpen, size, children }: Props) {
  return (
    <span
      className={styles.chest}
      data-open={isOpen}
      data-picture={isOpen ? 'open-chest' : 'closed-chest'}
      style={{ width: size, height: size }}
      aria-hidden
    >
      {isOpen && <Light />}
      <svg className={styles.layer} viewBox="0 0 120 120" aria-hidden focusable={false}>
        <ellipse cx="60" cy="108" rx="44" ry="6" fill="#1f2a52" opacity=".16" />
        {isOpen && <path d="M20 58h80v18H20z" fill="#4a2412" />}
      </svg>
      <svg className={styles.lid} viewBox="0 0 120 120" aria-hidden focusable={false}>
        <path d="M16 62V52c0-19 12-30 28-30h32c16 0 28 11 28 30v10z" fill="#b8692f" />
        <path d="M16 62V52c0-19 12-30 28-30h6C36 24 28 36 28 52v10z" fill="#d98a45" />
        <path d="M104 62V52c0-19-12-30-28-30h-4c12 2 20 14 20 30v10z" fill="#94501f" />
        <path d="M30 26c-5 6-7 15-7 26v10h11V52c0-12 3-22 10-30-6 0-10 1-14 4z" fill="#ffce45" />
        <path d="M90 26c5 6 7 15 7 26v10H86V52c0-12-3-22-10-30 6 0 10 1 14 4z" fill="#f0ab1c" />
        <path d="M14 56h92v9H14z" fill="#ffdf7a" />
        <path d="M14 61h92v4H14z" fill="#e5a413" />
      </svg>
      {isOpen && children && <span className={styles.content}>{children}</span>}
      <svg className={styles.layer} viewBox="0 0 120 120" aria-hidden focusable={false}>
        <path d="M16 65h88v31c0 7-5 12-12 12H28c-7 0-12-5-12-12z" fill="#c97a3a" />
        <path d="M16 65h14v43h-2c-7 0-12-5-12-12z" fill="#dd9450" />
        <path d="M104 65H90v43h2c7 0 12-5 12-12z" fill="#a65d29" />
        <path d="M16 84h88" stroke="#a65d29" strokeWidth="3" />
        <path d="M23 65h11v43H28l-5-1z" fill="#ffce45" />
        <path d="M97 65H86v43h6l5-1z" fill="#f0ab1c" />
        <path d="M16 65h88v5H16z" fill="#8f4c1d" opacity=".5" />
        <g data-part="lock">
          <path d="M49 58h22v20c0 7-5 11-11 11s-11-4-11-11z" fill="#ffdf7a" />
          <path d="M60 58h11v20c0 7-5 11-11 11z" fill="#f0ab1c" />
          <path d="M60 66a5 5 0 0 1 3 9l1 7h-8l1-7a5 5 0 0 1 3-9z" fill="#6b3a12" />
        </g>
      </svg>
    </span>
  );
}

const rays = Array.from({ length: 12 }, (_, index) => index * 30);

function Light() {
  return (
    <svg className={styles.light} viewBox="0 0 120 120" aria-hidden focusable={false}>
      {rays.map((turn) => (
        <path
          key={turn}
          d="M60 60 54 2h12z"
          fill="#ffe27a"
          opacity=".75"
          transform={`rotate(${turn} 60 60)`}
        />
      ))}
    </svg>
  );
}
