import { Eyes, type HeroPartProps, type Mood, Mouth } from '../face';

const HAIR = '#8a4b2c';
const HAIR_LIGHT = '#a8653e';

/** The princess: long brown hair, a small crown, a wide pink dress. */
export default function Princess({ part, mood }: HeroPartProps) {
  switch (part) {
    case 'behind':
      return (
        <path
          d="M64 10c-25 0-35 18-34 38 1 14-4 20-6 32-1 9 9 12 17 8h46c8 4 18 1 17-8-2-12-7-18-6-32 1-20-9-38-34-38z"
          fill={HAIR}
        />
      );
    case 'torso':
      return (
        <g>
          <path d="M58 60h12v9H58z" fill="#eba82b" />
          <path d="M52 67q12 5 24 0 6 0 6.500 6L80 87H48l-2.500-14Q46 67 52 67z" fill="#f0559f" />
          <path d="M52 67q12 9 24 0l-3 7q-9 5-18 0z" fill="#ffd0e6" />
          <path d="M48 85h32q12 14 14 27-30 9-60 0 2-13 14-27z" fill="#ff7ebb" />
          <path
            d="M36 107q4 5 9 2 5 5 10 1 5 4 9 1 4 3 9-1 5 4 10-1 5 3 9-2l2 5q-30 9-60 0z"
            fill="#ffd0e6"
          />
          <path d="M48 84q16 4 32 0l1.500 5q-17.500 4-35 0z" fill="#8b55d9" />
          <circle cx="64" cy="88" r="3.600" fill="#ffd34d" />
        </g>
      );
    case 'head':
      return <Head mood={mood} />;
    case 'hat':
      return <Crown />;
    default:
      return null;
  }
}

function Head({ mood }: { mood: Mood }) {
  return (
    <g data-part="face">
      <path d="M64 9c-22 0-31 14-31 32h62c0-18-9-32-31-32z" fill={HAIR} />
      <path d="M37 40c0-16 11-26 27-26s27 10 27 26c0 17-12 27-27 27S37 57 37 40z" fill="#ffc83d" />
      <path
        d="M64 12c-19 0-29 12-29 33 9-3 14-8 17-15 8 6 24 6 30 2 2 6 5 10 11 13 0-21-10-33-29-33z"
        fill={HAIR}
      />
      <path d="M58 13c-12 2-19 10-21 22 8-4 11-13 21-22z" fill={HAIR_LIGHT} />
      <circle cx="44.500" cy="53" r="4.800" fill="#ff8a5c" opacity=".55" />
      <circle cx="83.500" cy="53" r="4.800" fill="#ff8a5c" opacity=".55" />
      <Eyes mood={mood} y={44} apart={12.5} size={5.6} />
      {mood === 'awake' && (
        <path
          d="M46 38.500l-4-2.500M45 42.500l-4.500-.8M82 38.500l4-2.500M83 42.500l4.500-.8"
          stroke="#2b2140"
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
      <Mouth mood={mood} y={56.5} color="#8c1f3f" />
    </g>
  );
}

function Crown() {
  return (
    <g>
      <path d="M45 17 42-1l11 8L64-5 75 7l11-8-3 18q-19 6-38 0z" fill="#ffc12e" />
      <path d="M44.300 12q19.700 6 39.400 0l-.700 5q-19 6-38 0z" fill="#f29a0e" />
      <circle cx="64" cy="8" r="4" fill="#ff4f8b" />
      <circle cx="42" cy="-1" r="3" fill="#ffe27a" />
      <circle cx="64" cy="-5" r="3" fill="#ffe27a" />
      <circle cx="86" cy="-1" r="3" fill="#ffe27a" />
    </g>
  );
}
