/** How a drawn face looks: wide awake, smiling with the eyes too, or asleep. */
export type Mood = 'awake' | 'happy' | 'asleep';

/** What a drawn hero brings: what hangs behind, the trunk, the head, and what a bare head wears. */
export type HeroPart = 'behind' | 'torso' | 'head' | 'hat';

export type HeroPartProps = { part: HeroPart; mood: Mood };

/** The bare shape of a drawn hero's trunk. */
export const Trunk = ({ fill }: { fill: string }) => (
  <path
    d="M52 65h24q6.500 0 7.200 8l2.300 22q.5 8-7 8h-29q-7.500 0-7-8l2.300-22Q45.500 65 52 65z"
    fill={fill}
  />
);

type EyesProps = {
  mood: Mood;
  /** Middle between the eyes. */
  x?: number;
  y: number;
  /** From the middle to each eye. */
  apart: number;
  /** Half the width of an open eye. */
  size?: number;
  color?: string;
};

/** Two large eyes. `data-part` lets the style sheet blink them. */
export function Eyes({ mood, x = 64, y, apart, size = 5.6, color = '#2b2140' }: EyesProps) {
  if (mood !== 'awake') {
    const bend = mood === 'happy' ? -size * 1.5 : size * 1.1;
    const arc = (middle: number) => `M${middle - size} ${y}q${size} ${bend} ${size * 2} 0`;
    return (
      <path
        d={arc(x - apart) + arc(x + apart)}
        fill="none"
        stroke={color}
        strokeWidth={size * 0.52}
        strokeLinecap="round"
      />
    );
  }
  return (
    <g data-part="eyes">
      {[x - apart, x + apart].map((middle) => (
        <g key={middle}>
          <ellipse cx={middle} cy={y} rx={size} ry={size * 1.3} fill={color} />
          <circle cx={middle + size * 0.34} cy={y - size * 0.5} r={size * 0.36} fill="#fff" />
          <circle cx={middle - size * 0.34} cy={y + size * 0.5} r={size * 0.18} fill="#fff" opacity=".8" />
        </g>
      ))}
    </g>
  );
}

type MouthProps = { mood: Mood; x?: number; y: number; color?: string };

/** A smile; an open one when the hero is happy. */
export function Mouth({ mood, x = 64, y, color = '#2b2140' }: MouthProps) {
  if (mood === 'happy') {
    return (
      <g>
        <path d={`M${x - 6} ${y - 1}h12q0 8-6 8t-6-8z`} fill="#8c1f3f" />
        <path d={`M${x - 3.6} ${y + 5}q3.600-3 7.200 0-3.600 3.600-7.200 0z`} fill="#ff7d9c" />
      </g>
    );
  }
  const width = mood === 'asleep' ? 2.6 : 4.6;
  return (
    <path
      d={`M${x - width} ${y}q${width} ${width * 0.9} ${width * 2} 0`}
      fill="none"
      stroke={color}
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  );
}
