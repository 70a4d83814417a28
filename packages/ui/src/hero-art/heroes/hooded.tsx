import { Eyes, type HeroPartProps, type Mood, Mouth, Trunk } from '../face';

const CLOTH = '#2f7a9c';
const SHADE = '#1f5673';
const LIGHT = '#4a9cc0';

/** The one in the hoodie: a hood over dark hair, and a bolt on the chest. */
export default function Hooded({ part, mood }: HeroPartProps) {
  if (part === 'head') return <Head mood={mood} />;
  if (part !== 'torso') return null;
  return (
    <g>
      <Trunk fill={CLOTH} />
      <path d="M64 66v37" stroke={SHADE} strokeWidth="2.200" />
      <path d="M50 87h28l4 11q-18 4-36 0z" fill={SHADE} />
      <path d="M42.700 97h42.600l.2 1q0 5-7 5h-29q-7 0-7-5z" fill={LIGHT} />
      <path d="m75 71-5.500 7h3.500l-2.500 6.500 6.500-8h-3.500z" fill="#ffd34d" />
      <path d="M59 66v11M69 66v8" stroke="#fff" strokeWidth="2.400" strokeLinecap="round" />
    </g>
  );
}

function Head({ mood }: { mood: Mood }) {
  return (
    <g data-part="face">
      <path
        d="M64 4C43 4 30 18 30 38c0 12 4 21 11 27q23 8 46 0c7-6 11-15 11-27C98 18 85 4 64 4z"
        fill={CLOTH}
      />
      <path d="M59 5C42 8 33 20 32 36c5-13 13-23 27-31z" fill={LIGHT} />
      <path d="M41 65q23 8 46 0l-3-5H44z" fill={SHADE} />
      <path d="M64 14c-17 0-26 11-26 27 0 14 10 24 26 24s26-10 26-24c0-16-9-27-26-27z" fill="#173a52" />
      <path d="M42 43c0-14 8-23 22-23s22 9 22 23c0 13-9 20-22 20s-22-7-22-20z" fill="#ffc83d" />
      <path
        d="M64 17c-15 0-23 10-22.500 24 7-1 13-4 17-9l-.5 6c8-1 14-4 18-8 2 5 5 9 10 11C86.500 27 79 17 64 17z"
        fill="#4a2f25"
      />
      <circle cx="47" cy="53.500" r="4" fill="#ff8a5c" opacity=".5" />
      <circle cx="81" cy="53.500" r="4" fill="#ff8a5c" opacity=".5" />
      <Eyes mood={mood} y={47} apart={11} size={4.8} />
      <Mouth mood={mood} y={56} color="#8c1f3f" />
    </g>
  );
}
