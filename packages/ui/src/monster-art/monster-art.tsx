import { type MonsterKind, monsterKinds } from './monster-kinds';

export type MonsterMood = 'calm' | 'hurt' | 'beaten' | 'glad';

type Props = {
  /** Which of the monsters; after the last one they begin again. */
  kind: number;
  mood: MonsterMood;
  /** Width and height in CSS pixels, or any CSS length. */
  size: number | string;
};

const INK = '#1f2a52';

/** A friendly monster. Decoration: what happens to it stands beside it as text. */
export function MonsterArt({ kind, mood, size }: Props) {
  const form = monsterKinds[kind % monsterKinds.length]!;
  return (
    <svg viewBox="0 0 200 200" width={size} height={size} aria-hidden focusable={false}>
      {form.behind}
      <path d={form.body} fill={form.main} stroke={form.dark} strokeWidth="5" strokeLinejoin="round" />
      {form.marks}
      {form.eyes.map((eye) => (
        <Eye key={eye.x} {...eye} mood={mood} form={form} />
      ))}
      <Mouth y={form.mouthY} mood={mood} />
    </svg>
  );
}

type EyeProps = { x: number; y: number; size: number; mood: MonsterMood; form: MonsterKind };

function Eye({ x, y, size, mood, form }: EyeProps) {
  const line = { stroke: INK, strokeWidth: 6, strokeLinecap: 'round', fill: 'none' } as const;
  const r = size * 0.5;
  if (mood === 'hurt') {
    // Pinched towards the nose.
    const side = x <= 100 ? 1 : -1;
    return <path d={`M${x - r * side} ${y - r}l${r * 1.6 * side} ${r}l${-r * 1.6 * side} ${r}`} {...line} />;
  }
  if (mood === 'beaten') {
    return <path d={`M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`} {...line} />;
  }
  if (mood === 'glad') {
    return <path d={`M${x - size * 0.7} ${y + 4}q${size * 0.7} ${-size} ${size * 1.4} 0`} {...line} />;
  }
  return (
    <g>
      <circle cx={x} cy={y} r={size} fill="#fff" stroke={form.dark} strokeWidth="4" />
      <circle cx={x - size * 0.22} cy={y + size * 0.12} r={size * 0.52} fill={INK} />
      <circle cx={x - size * 0.42} cy={y - size * 0.12} r={size * 0.18} fill="#fff" />
    </g>
  );
}

function Mouth({ y, mood }: { y: number; mood: MonsterMood }) {
  if (mood === 'hurt') return <ellipse cx="100" cy={y + 10} rx="13" ry="16" fill={INK} />;
  if (mood === 'beaten') {
    return (
      <path
        d={`M78 ${y + 12}q11-12 22 0t22 0`}
        stroke={INK}
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
    );
  }
  return (
    <g>
      <path
        d={`M68 ${y}h64q-4 32-32 32t-32-32z`}
        fill={INK}
        stroke={INK}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d={`M82 ${y + 1}h10l-5 11zM108 ${y + 1}h10l-5 11z`} fill="#fff" />
      <path d={`M84 ${y + 24}q16-11 32 0-16 11-32 0z`} fill="#ff8571" />
    </g>
  );
}
