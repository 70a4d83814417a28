import type { ReactNode } from 'react';

/** One kind of monster: three strengths of its colour, its outline in a drawing of 200 × 200, and where its face is. */
export type MonsterKind = {
  main: string;
  dark: string;
  light: string;
  body: string;
  /** Horns, ears, spikes: behind the body. */
  behind: ReactNode;
  /** Spots and the like: on the body. */
  marks: ReactNode;
  eyes: readonly { x: number; y: number; size: number }[];
  mouthY: number;
};

/** Monsters of a children's book: round, a little silly, told apart by colour, outline and eyes. */
export const monsterKinds: readonly MonsterKind[] = [
  {
    main: '#63dd97',
    dark: '#2b9f60',
    light: '#b6f3cd',
    body: 'M100 34c44 0 66 32 66 74 0 24 3 38 10 50 6 11-2 22-14 20-9-2-13-10-21-10-9 0-11 12-21 12s-12-10-20-10-10 10-20 10-12-12-21-12c-8 0-12 8-21 10-12 2-20-9-14-20 7-12 10-26 10-50 0-42 22-74 66-74z',
    behind: (
      <g stroke="#2b9f60" strokeWidth="7" strokeLinecap="round" fill="#ffce45">
        <path d="M84 40 72 16M116 40l12-24" fill="none" />
        <circle cx="71" cy="14" r="8" stroke="none" />
        <circle cx="129" cy="14" r="8" stroke="none" />
      </g>
    ),
    marks: <path d="M56 70q8-20 26-27" stroke="#b6f3cd" strokeWidth="9" strokeLinecap="round" fill="none" />,
    eyes: [{ x: 100, y: 86, size: 28 }],
    mouthY: 128,
  },
  {
    main: '#ff8571',
    dark: '#c94a36',
    light: '#ffc0b4',
    body: 'M100 40c42 0 72 26 72 66s-26 72-72 72-72-32-72-72 30-66 72-66z',
    behind: (
      <g fill="#fff2c6" stroke="#e5a413" strokeWidth="4" strokeLinejoin="round">
        <path d="M52 58C34 52 26 34 32 16c8 14 20 22 36 26zM148 58c18-6 26-24 20-42-8 14-20 22-36 26z" />
      </g>
    ),
    marks: (
      <g fill="#c94a36" opacity=".4">
        <circle cx="52" cy="128" r="8" />
        <circle cx="66" cy="148" r="5" />
        <circle cx="148" cy="128" r="8" />
        <circle cx="134" cy="148" r="5" />
      </g>
    ),
    eyes: [
      { x: 76, y: 92, size: 19 },
      { x: 124, y: 92, size: 19 },
    ],
    mouthY: 130,
  },
  {
    main: '#ab8dff',
    dark: '#6a45cf',
    light: '#dccfff',
    body: 'M100 36c38 0 60 22 60 58v62c0 10 6 20-6 22-10 2-14-10-24-10s-12 12-30 12-20-12-30-12-14 12-24 10c-12-2-6-12-6-22V94c0-36 22-58 60-58z',
    behind: (
      <path
        d="M60 62 36 48l12 26-24 4 22 16M140 62l24-14-12 26 24 4-22 16M84 42 80 12l20 20 20-20-4 30"
        fill="#6a45cf"
        stroke="#6a45cf"
        strokeWidth="6"
        strokeLinejoin="round"
      />
    ),
    marks: <path d="M66 160q34 14 68 0" stroke="#dccfff" strokeWidth="7" strokeLinecap="round" fill="none" />,
    eyes: [
      { x: 68, y: 90, size: 15 },
      { x: 100, y: 78, size: 18 },
      { x: 132, y: 90, size: 15 },
    ],
    mouthY: 126,
  },
  {
    main: '#2ed1c6',
    dark: '#0f837c',
    light: '#a8f0eb',
    body: 'M100 30c20 0 26 14 40 18s30 6 32 24-12 26-10 42 14 32 2 46-30 4-44 8-12 14-20 14-8-10-22-14-32 6-44-8 0-30 2-46-12-24-10-42 18-20 32-24 22-18 42-18z',
    behind: (
      <g fill="#0f837c">
        <path d="M22 118c-16 2-20 18-12 28 4-10 10-14 20-14zM178 118c16 2 20 18 12 28-4-10-10-14-20-14z" />
      </g>
    ),
    marks: (
      <g fill="#a8f0eb">
        <circle cx="62" cy="66" r="8" />
        <circle cx="140" cy="64" r="6" />
        <circle cx="150" cy="136" r="7" />
        <circle cx="52" cy="140" r="6" />
      </g>
    ),
    eyes: [
      { x: 80, y: 96, size: 21 },
      { x: 124, y: 96, size: 16 },
    ],
    mouthY: 134,
  },
  {
    main: '#ffce45',
    dark: '#b97d00',
    light: '#fff0bd',
    body: 'M100 44c34 0 52 20 60 50 8 28 22 44 20 62-2 16-20 22-80 22s-78-6-80-22c-2-18 12-34 20-62 8-30 26-50 60-50z',
    behind: (
      <g>
        <path
          d="M100 46 88 12l24 0z"
          fill="#ff8571"
          stroke="#ff8571"
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <path
          d="M56 70 30 58l6 26M144 70l26-12-6 26"
          fill="#ff8571"
          stroke="#ff8571"
          strokeWidth="6"
          strokeLinejoin="round"
        />
      </g>
    ),
    marks: (
      <path d="M60 150q40 22 80 0" stroke="#fff0bd" strokeWidth="10" strokeLinecap="round" fill="none" />
    ),
    eyes: [
      { x: 76, y: 92, size: 18 },
      { x: 124, y: 92, size: 18 },
    ],
    mouthY: 124,
  },
];
