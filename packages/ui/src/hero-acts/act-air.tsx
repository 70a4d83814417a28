import type { Point } from '../hero-art/postures';

const HEART = 'M0 6C-6 1.500-8-1-8-4a4.200 4.200 0 0 1 8-2 4.200 4.200 0 0 1 8 2c0 3-2 5.500-8 10z';
const SPARK = 'M0-8q1.200 6.800 8 8-6.800 1.200-8 8-1.200-6.800-8-8 6.800-1.200 8-8z';
const NOTE = 'M-4 6a3.600 3 0 1 1-1.400-2.600V-9L6-11V4a3.600 3 0 1 1-2-2.700V-5.500L-3.400-4.200z';
const LEAF = 'M-7 5C-8-4-2-9 7-8 8 2 2 8-7 5z';
const PUFF = 'M-9 4a4.500 4.500 0 0 1 1-8.500 6 6 0 0 1 11-1 5 5 0 0 1 4 9.500z';

type Spot = readonly [x: number, y: number, scale: number, fill: string];

const AIR = {
  hearts: {
    path: HEART,
    spots: [
      [102, 44, 0.9, '#ff7da8'],
      [24, 50, 0.75, '#ff9ec0'],
      [110, 70, 0.6, '#ffb3cd'],
    ],
  },
  sparks: {
    path: SPARK,
    spots: [
      [112, 40, 1, '#ffc12e'],
      [18, 48, 0.9, '#ffc12e'],
      [116, 86, 0.7, '#ff8571'],
      [14, 90, 0.6, '#2ed1c6'],
    ],
  },
  notes: {
    path: NOTE,
    spots: [
      [108, 46, 1, '#8b55d9'],
      [20, 42, 0.85, '#ff6b5c'],
      [116, 74, 0.7, '#14a39b'],
    ],
  },
  leaves: {
    path: LEAF,
    spots: [
      [108, 52, 0.9, '#63dd97'],
      [20, 58, 0.8, '#8ff0e6'],
      [114, 84, 0.7, '#ffd65c'],
    ],
  },
  dust: {
    path: PUFF,
    spots: [
      [28, 116, 0.9, '#e0d3bf'],
      [16, 108, 0.7, '#ece2d2'],
    ],
  },
  crumbs: {
    path: SPARK,
    spots: [
      [102, 52, 0.7, '#ffc12e'],
      [110, 66, 0.5, '#ff8571'],
    ],
  },
} satisfies Record<string, { path: string; spots: readonly Spot[] }>;

/** What floats around an acting hero. Each rises and fades, where motion is welcome. */
export function Air({ of }: { of: keyof typeof AIR }) {
  const { path, spots } = AIR[of];
  return spots.map(([x, y, scale, fill], index) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={path} fill={fill} data-move={index % 2 === 0 ? 'float' : 'float-late'} />
    </g>
  ));
}

export function BigHeart() {
  return (
    <g transform="translate(64 86) scale(1.900)">
      <path d={HEART} fill="#ff4f7e" />
      <path
        d="M-5.500-5.500a2.600 2.600 0 0 1 3-1.400"
        fill="none"
        stroke="#ffb3cd"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
    </g>
  );
}

const BUBBLES: readonly (readonly [x: number, y: number, r: number])[] = [
  [0, 0, 4.6],
  [7, 3, 3.4],
  [-6, 4, 3],
  [3, -6, 2.4],
];
const MORE_BUBBLES: typeof BUBBLES = [
  [6, -16, 6],
  [-12, -34, 5],
  [-50, -18, 5.5],
  [14, -4, 4],
  [-56, -4, 3.6],
  [-34, -42, 3.6],
];

export function Bubbles({ at: [x, y], isMany = false }: { at: Point; isMany?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {(isMany ? MORE_BUBBLES : BUBBLES).map(([cx, cy, r], index) => (
        <g key={`${cx} ${cy}`} data-move={isMany ? (index % 2 === 0 ? 'float' : 'float-late') : undefined}>
          <circle cx={cx} cy={cy} r={r} fill={isMany ? '#c9efff' : '#fff'} />
          <circle cx={cx - r * 0.3} cy={cy - r * 0.35} r={r * 0.3} fill="#fff" />
        </g>
      ))}
    </g>
  );
}
