import { type Place, placed } from './place';

type SkyProps = { top: string; low?: string };

/** The air of a scene of 160 × 120, in two flat tones. It reaches beyond its edges, for boxes of other proportions. */
export function Sky({ top, low }: SkyProps) {
  return (
    <>
      <path d="M-200-200h560v520h-560z" fill={top} />
      {low && <path d="M-200 46q90-14 180-6t180-4 200 2v160h-560z" fill={low} />}
    </>
  );
}

export function Sun({ tone = '#ffd65c', ...place }: Place & { tone?: string }) {
  return (
    <g transform={placed(place)}>
      <circle r="17" fill={tone} opacity=".3" />
      <circle r="11" fill={tone} />
    </g>
  );
}

export function Moon(place: Place) {
  return (
    <g transform={placed(place)}>
      <circle r="11" fill="#ffefb4" />
      <circle cx="-3" cy="-3" r="2.200" fill="#f2dc8e" />
      <circle cx="4" cy="3" r="3" fill="#f2dc8e" />
      <circle cx="3" cy="-5" r="1.400" fill="#f2dc8e" />
    </g>
  );
}

const STAR_SPOTS: readonly (readonly [x: number, y: number, r: number])[] = [
  [14, 16, 1.2],
  [32, 34, 0.9],
  [46, 10, 1],
  [64, 26, 1.3],
  [80, 8, 0.9],
  [96, 36, 1],
  [112, 14, 1.2],
  [130, 42, 0.9],
  [146, 20, 1.3],
  [22, 52, 0.9],
  [74, 48, 0.8],
  [152, 54, 1],
  [-14, 28, 1.1],
  [176, 30, 1.1],
];

export function Stars() {
  return (
    <g fill="#fff3c4">
      {STAR_SPOTS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

export function Cloud({ tone = '#fff', ...place }: Place & { tone?: string }) {
  return (
    <path
      transform={placed(place)}
      d="M-16 6a6.500 6.500 0 0 1-1-13c2-5 9-6 12-2 3-5 12-4 13 3 6-1 10 2 9 7-.4 3-3 5-6 5z"
      fill={tone}
      opacity=".92"
    />
  );
}

const BOWS = ['#ff6b5c', '#ffb02e', '#ffe27a', '#63dd97', '#5cb8ff', '#ab8dff'];

export function Rainbow(place: Place) {
  return (
    <g transform={placed(place)} fill="none" strokeWidth="4.600">
      {BOWS.map((tone, index) => (
        <path key={tone} d={arch(62 - index * 4.5)} stroke={tone} />
      ))}
    </g>
  );
}

function arch(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 0 1 ${radius * 2} 0`;
}
